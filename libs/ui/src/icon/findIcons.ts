import { sampleFold } from '../fixtures/sampleFields.ts';

const plain = (text: string) => sampleFold(text).replace(/[^a-z]/g, '');

/**
 * The names that contain every word of a query, in any order: `money in` finds `MoneyInIcon`.
 * Case-insensitive.
 */
export function findIcons<Name extends string>(names: readonly Name[], query: string): Name[] {
  const words = query.split(/\s+/).map(plain).filter(Boolean);
  return names.filter((name) => words.every((word) => plain(name.replace(/Icon$/, '')).includes(word)));
}
