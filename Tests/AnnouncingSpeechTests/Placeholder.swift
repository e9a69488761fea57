// Filled by the files beside this one.
