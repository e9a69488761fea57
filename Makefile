# make run      order a copy of a sample list, or FILE=path, interactively
# make test     build, lint and run all tests
# make install  put the command under PREFIX (default /usr/local)
# make sanitize run the tests of speech with the thread sanitizer
# make bench    measure speed (ARGS=--smoke for a short run)

PREFIX ?= /usr/local
# Release mode for what people use. The tests run in debug mode; those that are exhaustive run in
# release mode, from a folder of their own.
RELEASE := swift build -c release --product reorder

.PHONY: run test sanitize bench install lint format clean packages test-packages

run: packages
	@$(RELEASE) --quiet
	@if [ -n "$(FILE)" ]; then \
	  "$$($(RELEASE) --show-bin-path)/reorder" $(ARGS) "$(FILE)"; \
	else \
	  folder=$$(mktemp -d) && cp docs/sample.md "$$folder/" && \
	  echo "A copy of the sample: $$folder/sample.md" && \
	  "$$($(RELEASE) --show-bin-path)/reorder" $(ARGS) "$$folder/sample.md"; \
	fi

test: test-packages lint
	swift build --build-tests
	swift test --skip-build --skip Exhaustive
	REORDER_ONLY_EXHAUSTIVE_TESTS=1 swift test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/exhaustive --filter Exhaustive

sanitize: test-packages
	REORDER_ONLY_SPEECH_TESTS=1 swift test --sanitize=thread --scratch-path .build/sanitize

bench: packages
	@swift build -c release --product reorder --quiet
	@swift build -c release --product Benchmarks --quiet
	@"$$(swift build -c release --show-bin-path)/Benchmarks" $(ARGS)

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

format:
	swift format --in-place --recursive Package.swift Sources Tests

install: packages
	$(RELEASE)
	install -D -m 755 "$$($(RELEASE) --show-bin-path)/reorder" "$(DESTDIR)$(PREFIX)/bin/reorder"

clean:
	swift package clean

packages:
	@./scripts/install-packages run

test-packages:
	@./scripts/install-packages test
