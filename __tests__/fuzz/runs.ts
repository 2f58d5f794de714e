import type { Parameters } from 'fast-check';

/**
 * How often a property is tried: `usual` times, or that times `FUZZ_FACTOR`. Always with the same inputs, or with those
 * of `FUZZ_SEED`; a failure prints its seed.
 */
export function runs<Value>(usual: number): Parameters<Value> {
  const { FUZZ_FACTOR: factor = '1', FUZZ_SEED: seed } = process.env;
  return {
    numRuns: Math.ceil(usual * Number(factor)),
    seed: seed === undefined ? 1 : Number(seed),
    // The smallest page is found by hand; making it smaller here takes minutes.
    endOnFailure: true,
  };
}
