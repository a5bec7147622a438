import fc from 'fast-check';

const { FULL_RUN, FUZZ_SEED } = process.env;

/**
 * The settings of every property test. The gate tries the same 12 cases each time; the full run tries 200 with
 * the seed in `FUZZ_SEED`. A failure names its seed and the smallest case that fails.
 */
fc.configureGlobal({ seed: Number(FUZZ_SEED ?? 1), numRuns: FULL_RUN ? 200 : 12 });
