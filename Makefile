# Two commands set everything up on a fresh machine: `make demo` and `make test`.

SWIFT ?= swift
INPUTS ?= 1000000
SOURCES = Package.swift Sources Tests Plugins Tools Examples/Package.swift Examples/Sources Examples/Tests Benchmarks

.PHONY: help demo test test-examples test-names test-sanitizers fuzz api-coverage bench soak format lint docs build clean prerequisites

help:  ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' Makefile

demo: prerequisites  ## Build, extract, install TravelTracking, and walk through what the system does with it
	@bash scripts/demo

test:  ## Build everything and run all tests
	@bash scripts/prerequisites --tests
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	$(MAKE) test-examples test-names

test-examples: prerequisites  ## Run the examples' own intent tests
	$(SWIFT) test --package-path Examples

# In the examples' build folder, where everything that it needs is built.
test-names: prerequisites  ## Build a package that uses Apple's import names, by aliases and by companion products
	$(SWIFT) build --package-path Tests/Names --scratch-path Examples/.build

test-sanitizers: prerequisites  ## Run the tests under the thread and address sanitizers
	$(SWIFT) build --build-tests --sanitize thread --scratch-path .build/thread
	$(SWIFT) test --skip-build --sanitize thread --scratch-path .build/thread
	$(SWIFT) build --build-tests --sanitize address --scratch-path .build/address
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --skip-build --sanitize address --scratch-path .build/address

fuzz: prerequisites  ## Feed a million made-up inputs to what reads the link; INPUTS=N for another number
	@bash scripts/fuzz $(INPUTS)

api-coverage: prerequisites  ## Check what is declared and what is claimed of the API; writes docs/api-coverage.tsv
	@bash scripts/api-coverage

bench: prerequisites  ## Measure; prints medians and ratios from one run
	@bash scripts/bench

soak: prerequisites  ## Run one action 50,000 times (RUNS=N for another number); memory and descriptors must stay
	@bash scripts/soak

build: prerequisites  ## Build the commands for use
	$(SWIFT) build -c release --static-swift-stdlib --product intents
	$(SWIFT) build -c release --static-swift-stdlib --product intentsd

format:  ## Format all Swift code
	$(SWIFT) format --in-place --parallel --recursive $(wildcard $(SOURCES))

lint:  ## Check the format; exits 1 on any finding
	$(SWIFT) format lint --strict --parallel --recursive $(wildcard $(SOURCES))

docs:  ## Build the API documentation
	@bash scripts/docs

clean:  ## Remove everything that was built
	rm -rf .build Examples/.build Benchmarks/.build

prerequisites:
	@bash scripts/prerequisites
