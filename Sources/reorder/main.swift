print("reorder")
