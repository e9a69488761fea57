#if SpeechDispatcher
  import Testing

  @testable import SpeechDispatcherClient

  @Suite struct `What is sent to a speech server` {
    @Test(arguments: [
      ("Milk", "Milk"), (".", ".."), (".hidden", "..hidden"), ("a\r\nb", "a b"), ("a\tb", "a b"),
      ("a\u{0}b", "a b"), ("\u{202E}abc\u{202C}", "abc"), ("a\u{2028}b", "a b"),
      ("e\u{301}", "e\u{301}"), ("\r\n.", " ."), ("\u{2066}.x", "..x"),
    ])
    func `is one line of text`(text: String, sent: String) {
      // A line end in two characters becomes two blanks, which sound like one.
      let messages = SSIPText.messages(text)
      #expect(messages.count == 1)
      #expect(messages.first?.split(separator: " ") == sent.split(separator: " "))
    }

    @Test(arguments: ["", " ", "\t\r\n", "\u{A0}", "\u{0}", "\u{2066}\u{2069}", "\u{3000}"])
    func `is never blank`(text: String) { #expect(SSIPText.messages(text) == []) }

    @Test func `is cut into pieces when it is long, and loses nothing`() {
      for (word, count) in [("word ", 5000), ("x", 2500), (".a ", 1234), ("שלום ", 999)] {
        let text = String(repeating: word, count: count)
        let messages = SSIPText.messages(text)
        #expect(messages.count > 1)
        #expect(messages.allSatisfy { $0.count <= SSIPText.longestMessage + 1 })
        let undoubled = messages.map { $0.hasPrefix("..") ? $0.dropFirst() : $0[...] }
        #expect(undoubled.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
      }
    }

    @Test(
      arguments: [
        ("a", "a"), (" ", "space"), ("é", "é"), ("e\u{301}", nil), ("🇩🇪", nil), ("😀", "😀"),
        ("👨‍👩‍👧", nil), ("ab", nil), ("", nil), ("\n", nil), ("\u{202E}", nil),
      ] as [(String, String?)])
    func `is a character when it can be sent as one`(text: String, sent: String?) {
      #expect(SSIPText.character(text) == sent)
    }

    @Test(
      arguments: [
        ("de", "de"), ("de_DE", "de-DE"), ("de_DE.UTF-8", "de-DE"), ("sr_RS@latin", "sr-RS"),
        ("pt-BR", "pt-BR"), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
        ("en\r\nSTOP ALL", nil), ("en US", nil), ("zh-CN", "cmn-latn-pinyin"), ("zh-HK", "yue"),
        ("ﬁ", nil),
      ] as [(String, String?)])
    func `is a tag that the server knows how to read`(language: String, sent: String?) {
      #expect(SpeechLanguage.tag(language) == sent)
    }

    @Test func `is the plain tag of Chinese for other modules`() {
      #expect(SpeechLanguage.tag("zh-CN", module: "rhvoice") == "zh-CN")
    }

    @Test(
      arguments: [
        ("250 OK\r\n", 250, nil), ("225-17\r\n225 OK MESSAGE QUEUED\r\n", 225, 17),
        ("300 ERR\r\n", 300, nil),
      ] as [(String, Int, Int?)])
    func `is answered in lines with a code`(text: String, code: Int, number: Int?) throws {
      let reply = try #require(SSIPReply(text))
      #expect(reply.code == code)
      #expect(reply.number == number)
    }

    @Test(arguments: [
      "", "\r\n", "hello\r\n", "25\r\n", "250\r\n", "2x0 OK\r\n", "225-1\r\n226 OK\r\n",
    ])
    func `is not answered by anything else`(text: String) { #expect(SSIPReply(text) == nil) }

    @Test func `goes to the server that the environment names`() {
      func address(_ environment: [String: String]) -> SpeechServerAddress {
        SpeechServerAddress(environment: environment)
      }
      let own = address(["XDG_RUNTIME_DIR": "/run/user/7"])
      #expect(own.socket == .unix(path: "/run/user/7/speech-dispatcher/speechd.sock"))
      #expect(!own.isChosen)
      #expect(
        address(["HOME": "/home/a"]).socket
          == .unix(path: "/home/a/.cache/speech-dispatcher/speechd.sock"))
      let chosen = address(["SPEECHD_ADDRESS": "unix_socket:/tmp/a:b"])
      #expect(chosen.socket == .unix(path: "/tmp/a:b"))
      #expect(chosen.isChosen)
      #expect(
        address(["SPEECHD_ADDRESS": "inet_socket"]).socket
          == .inet(host: "127.0.0.1", port: 6560))
      #expect(
        address(["SPEECHD_ADDRESS": "inet_socket:box:99"]).socket == .inet(host: "box", port: 99))
    }
  }
#endif
