# make run      order a copy of a sample list, or FILE=path, interactively
# make test     build, lint and run all tests
# make install  put the command under PREFIX (default /usr/local)
# make sanitize run the tests of speech with the thread sanitizer
# make bench    measure speed (ARGS=--smoke for a short run)
# make fuzz     look for faults of the order with random operations (SECONDS_OF_FUZZING=600)

PREFIX ?= /usr/local
# Release mode for what people use. The tests run in debug mode; those that are exhaustive run in
# release mode, from a folder of their own.
RELEASE := swift build -c release --product reorder

.PHONY: run test sanitize bench fuzz short-fuzz install lint format clean packages test-packages

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
	@$(MAKE) --no-print-directory short-fuzz

sanitize: test-packages
	REORDER_ONLY_SPEECH_TESTS=1 swift test --sanitize=thread --scratch-path .build/sanitize

bench: packages
	@swift build -c release --product reorder --quiet
	@swift build -c release --product Benchmarks --quiet
	@"$$(swift build -c release --show-bin-path)/Benchmarks" $(ARGS)

# What is found is kept as .build/fuzz/crash-…; run the fuzzer with that file to see it again.
FUZZER := .build/fuzz/fuzz-engine -len_control=0 -max_len=1024 -print_final_stats=1 \
  -artifact_prefix=.build/fuzz/
SECONDS_OF_FUZZING ?= 600

fuzz: packages
	scripts/build-fuzzer
	mkdir -p .build/fuzz/corpus
	ASAN_OPTIONS=quarantine_size_mb=16 $(FUZZER) -max_total_time=$(SECONDS_OF_FUZZING) \
	  .build/fuzz/corpus Tests/Fuzzing/Seeds

# A few seconds of it, from the seeds alone; not where the toolchain has no libFuzzer.
short-fuzz:
	@if ls "$$(dirname "$$(readlink -f "$$(command -v swiftc)")")"/../lib/clang/*/lib/*/libclang_rt.fuzzer* \
	  > /dev/null 2>&1; then \
	  scripts/build-fuzzer && rm -rf .build/fuzz/short && mkdir .build/fuzz/short && \
	  { ASAN_OPTIONS=quarantine_size_mb=16 $(FUZZER) -seed=1 -runs=2000 -verbosity=0 \
	    .build/fuzz/short Tests/Fuzzing/Seeds > .build/fuzz/short.log 2>&1 || \
	    { cat .build/fuzz/short.log; exit 1; }; } && echo "fuzzed 2000 inputs, nothing found"; \
	else echo "no libFuzzer in this toolchain: not fuzzed"; fi

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
