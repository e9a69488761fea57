internal import CFileAttributes
internal import Glibc

/// What belongs to a file besides its content.
enum FileTraits {
  /// Gives a new file the owner, group, permissions and extended attributes of another.
  ///
  /// Owner, group and attributes are kept where the system allows it. Where it does not allow the
  /// owner, the bits that would lend the new owner's rights to others are left out.
  static func copy(from old: Int32, to new: Int32) throws(SystemFailure) {
    let source = try status(old)
    let target = try status(new)
    var mode = source.st_mode & 0o7777
    if (source.st_uid, source.st_gid) != (target.st_uid, target.st_gid) {
      if fchown(new, source.st_uid, source.st_gid) != 0 {
        mode &= 0o777
        if fchown(new, uid_t.max, source.st_gid) != 0 { mode &= ~0o070 | (mode & 0o007) << 3 }
      }
    }
    _ = try SystemFailure.retrying { fchmod(new, mode) }
    copyAttributes(from: old, to: new)
  }

  private static func status(_ descriptor: Int32) throws(SystemFailure) -> stat {
    var status = stat()
    _ = try SystemFailure.retrying { fstat(descriptor, &status) }
    return status
  }

  /// Copies extended attributes, access control lists among them. A list that the new file got
  /// from its folder goes, if the old file had none.
  private static func copyAttributes(from old: Int32, to new: Int32) {
    let accessList = "system.posix_acl_access"
    let names = attributeNames(of: old)
    if !names.contains(accessList) { fremovexattr(new, accessList) }
    for name in names {
      let size = fgetxattr(old, name, nil, 0)
      guard size >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: size)
      let count = fgetxattr(old, name, &value, size)
      guard count >= 0 else { continue }
      fsetxattr(new, name, value, count, 0)
    }
  }

  private static func attributeNames(of descriptor: Int32) -> [String] {
    let size = flistxattr(descriptor, nil, 0)
    guard size > 0 else { return [] }
    var names = [CChar](repeating: 0, count: size)
    let count = flistxattr(descriptor, &names, size)
    guard count > 0 else { return [] }
    return names[..<count].split(separator: 0).map { name in
      String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
