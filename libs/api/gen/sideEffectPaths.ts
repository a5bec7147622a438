import type { Contract } from './Contract.ts';

/** The paths with a GET marked `x-side-effect` in the contract, sorted. */
export function sideEffectPaths({ paths }: Contract): string[] {
  return Object.entries(paths)
    .filter(([, methods]) => methods.get?.['x-side-effect'] === true)
    .map(([path]) => path)
    .sort();
}
