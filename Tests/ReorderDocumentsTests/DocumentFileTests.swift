import Glibc
import Testing

@testable import ReorderDocuments

/// A folder that is gone when the value goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/reorder-tests-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    path = try #require(made.map { String(cString: $0) })
  }

  deinit { _ = shell("umount '\(path)' 2>/dev/null; rm -rf '\(path)'") }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws -> String {
    let file = try FileDescriptor(
      open: FilePath("\(path)/\(name)"), O_WRONLY | O_CREAT | O_TRUNC)
    try file.write(Array(text.utf8))
    chmod("\(path)/\(name)", 0o644)
    return "\(path)/\(name)"
  }

  /// The names in the folder, hidden ones too.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// Runs a shell command and gives its exit status.
@discardableResult
func shell(_ command: String) -> Int32 {
  var pid: pid_t = 0
  let words: [String] = ["sh", "-c", command]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
  arguments.append(nil)
  defer { arguments.forEach { free($0) } }
  guard posix_spawn(&pid, "/bin/sh", nil, nil, &arguments, environ) == 0 else { return -1 }
  var status: Int32 = 0
  while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
  return status >> 8 & 0xFF
}

func text(_ path: String) throws -> String {
  String(decoding: try DocumentFile(reading: path).bytes, as: UTF8.self)
}

func status(_ path: String) -> stat {
  var status = stat()
  lstat(path, &status)
  return status
}

@Suite struct DocumentFileTests {
  @Test func `a file is replaced whole, with its permissions and attributes`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "list")
    chmod(path, 0o640)
    let hasAttributes = shell("setfattr -n user.note -v hello '\(path)'") == 0
    if getuid() == 0 { chown(path, 1234, 2345) }
    let before = status(path)
    let file = try DocumentFile(reading: path).replace(with: Array("new!".utf8))
    #expect(try text(path) == "new!")
    #expect(status(path).st_mode == before.st_mode)
    #expect(status(path).st_uid == before.st_uid)
    #expect(status(path).st_gid == before.st_gid)
    #expect(status(path).st_ino != before.st_ino)
    #expect(folder.names == ["list"])
    if hasAttributes {
      #expect(shell("getfattr -n user.note '\(path)' 2>/dev/null | grep -q hello") == 0)
    }
    try file.replace(with: Array("third".utf8))
    #expect(try text(path) == "third")
  }

  @Test func `the same content is not written at all`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("same", to: "list")
    let before = status(path)
    try DocumentFile(reading: path).replace(with: Array("same".utf8))
    #expect(status(path).st_ino == before.st_ino)
    #expect(status(path).st_ctim.tv_nsec == before.st_ctim.tv_nsec)
  }

  @Test func `a link stays a link, through relative ones and chains`() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path + "/deep", 0o755)
    let path = try folder.write("old", to: "deep/list")
    symlink("deep/list", folder.path + "/first")
    symlink("first", folder.path + "/second")
    try DocumentFile(reading: folder.path + "/second").replace(with: Array("new".utf8))
    #expect(try text(path) == "new")
    #expect(status(folder.path + "/first").st_mode & S_IFMT == S_IFLNK)
    #expect(status(folder.path + "/second").st_mode & S_IFMT == S_IFLNK)
    #expect(folder.names == ["deep", "first", "second"])
  }

  @Test func `all names of a file see the new content`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old and long", to: "list")
    link(path, folder.path + "/other")
    let before = status(path)
    try DocumentFile(reading: path).replace(with: Array("new".utf8))
    #expect(try text(path) == "new")
    #expect(try text(folder.path + "/other") == "new")
    #expect(status(path).st_ino == before.st_ino)
    #expect(folder.names == ["list", "other"])
  }

  @Test func `another program's edit is never overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "list")
    let file = try DocumentFile(reading: path)
    _ = try folder.write("OLD", to: "list")
    #expect(throws: FileError(.changedSinceRead, path: path)) {
      try file.replace(with: Array("new".utf8))
    }
    #expect(try text(path) == "OLD")
    link(path, folder.path + "/other")
    #expect(throws: FileError(.changedSinceRead, path: path)) {
      try file.replace(with: Array("new".utf8))
    }
    shell("rm '\(folder.path)/other'")
    _ = try folder.write("old", to: "list")
    try file.replace(with: Array("new".utf8))
    #expect(try text(path) == "new")
    unlink(path)
    #expect(throws: FileError(.changedSinceRead, path: path, code: ENOENT)) {
      try file.replace(with: Array("newer".utf8))
    }
    #expect(folder.names == [])
  }

  @Test func `what is no regular file is read, not replaced`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe"
    mkfifo(pipe, 0o600)
    shell("printf 'a\\nb\\n' > '\(pipe)' &")
    let file = try DocumentFile(reading: pipe)
    #expect(file.bytes == Array("a\nb\n".utf8))
    #expect(throws: FileError(.notRegular, path: pipe)) { try file.replace(with: []) }
    #expect(throws: FileError(.isDirectory, path: folder.path, code: EISDIR)) {
      try DocumentFile(reading: folder.path)
    }
    #expect(throws: FileError(.open, path: "/no/such", code: ENOENT)) {
      try DocumentFile(reading: "/no/such")
    }
    #expect(throws: FileError(.open, path: "a\0b", code: EINVAL)) {
      try DocumentFile(reading: "a\0b")
    }
  }

  @Test func `a full disk leaves the file as it was, and nothing else`() throws {
    let folder = try TemporaryFolder()
    guard getuid() == 0,
      shell("mount -t tmpfs -o size=64k tmpfs '\(folder.path)' 2>/dev/null") == 0
    else { return }
    let old = String(repeating: "x", count: 20_000)
    let path = try folder.write(old, to: "list")
    let new = [UInt8](repeating: 0x79, count: 60_000)
    #expect(throws: FileError(.write, path: path, code: ENOSPC)) {
      try DocumentFile(reading: path).replace(with: new)
    }
    #expect(try text(path) == old)
    #expect(folder.names == ["list"])
    link(path, folder.path + "/other")
    #expect(throws: FileError(.write, path: path, code: ENOSPC)) {
      try DocumentFile(reading: path).replace(with: new)
    }
    #expect(try text(path) == old)
    #expect(folder.names == ["list", "other"])
  }

  @Test func `a file that is a mount of its own is rewritten in place`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "list")
    let source = try folder.write("mounted", to: "source")
    guard getuid() == 0, shell("mount --bind '\(source)' '\(path)' 2>/dev/null") == 0 else {
      return
    }
    defer { _ = shell("umount '\(path)'") }
    try DocumentFile(reading: path).replace(with: Array("new".utf8))
    #expect(try text(path) == "new")
    #expect(try text(source) == "new")
    #expect(folder.names == ["list", "source"])
  }

  @Test func `output goes to a new file, an old one or a pipe`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new"
    try DocumentFile.write(Array("one".utf8), to: path)
    #expect(try text(path) == "one")
    let mask = umask(0)
    umask(mask)
    #expect(status(path).st_mode & 0o777 == 0o666 & ~mask)
    try DocumentFile.write(Array("two".utf8), to: path)
    #expect(try text(path) == "two")
    symlink("target", folder.path + "/link")
    try DocumentFile.write(Array("three".utf8), to: folder.path + "/link")
    #expect(try text(folder.path + "/target") == "three")
    mkfifo(folder.path + "/pipe", 0o600)
    shell("cat '\(folder.path)/pipe' > '\(folder.path)/copy' &")
    try DocumentFile.write(Array("four".utf8), to: folder.path + "/pipe")
    for _ in 0..<100 where (try? text(folder.path + "/copy")) != "four" { usleep(10_000) }
    #expect(try text(folder.path + "/copy") == "four")
    #expect(folder.names == ["copy", "link", "new", "pipe", "target"])
    #expect(throws: FileError(.isDirectory, path: folder.path, code: EISDIR)) {
      try DocumentFile.write([], to: folder.path)
    }
    #expect(throws: FileError(.write, path: "/no/such/file", code: ENOENT)) {
      try DocumentFile.write([], to: "/no/such/file")
    }
  }

  @Test func `A folder with a name that is not UTF-8 is no change on disk`() throws {
    let folder = try TemporaryFolder()
    shell("cd '\(folder.path)' && d=$(printf 'caf\\351') && mkdir $d && ln -s $d link")
    let path = try folder.write("Milk\n", to: "link/list.txt")
    try DocumentFile(reading: path).replace(with: Array("Eggs\n".utf8))
    #expect(try text(path) == "Eggs\n")
    // A link is followed into it as well.
    shell("ln -s list.txt '\(folder.path)/link/other.txt'")
    try DocumentFile(reading: folder.path + "/link/other.txt").replace(with: Array("Bread\n".utf8))
    #expect(try text(path) == "Bread\n")
    #expect(folder.names.count == 2)
  }

  @Test func `A path keeps its bytes, and a person sees what of it is no text`() throws {
    let folder = try TemporaryFolder()
    let name = FilePath(bytes: Array("caf".utf8) + [0xE9])
    let path = FilePath(folder.path).appending(name)
    try DocumentFile.write(Array("Milk\n".utf8), to: path)
    try DocumentFile(reading: path).replace(with: Array("Eggs\n".utf8))
    #expect(try DocumentFile(reading: path).bytes == Array("Eggs\n".utf8))
    #expect(path.text == folder.path + "/caf\u{FFFD}")
    #expect((path.folder, path.name) == (FilePath(folder.path), name))
    #expect(throws: FileError(.open, path: path.text, code: ENOENT)) {
      try DocumentFile(reading: FilePath(path.text))
    }
    // A copy that is made before a file is rewritten in place has the same name in its own.
    shell("cd '\(folder.path)' && ln caf* second")
    try DocumentFile(reading: path).replace(with: Array("Bread\n".utf8))
    #expect(try text(folder.path + "/second") == "Bread\n")
    #expect(folder.names.count == 2)
  }
}
