import { sampleFold } from '../fixtures/sampleFields.ts';

const plain = (text: string) => sampleFold(text).replace(/[^a-z]/g, '');

/** The names that hold every word of a wish, in any order: `money in` finds `MoneyInIcon`. Letter case says nothing. */
export function findIcons<Name extends string>(names: readonly Name[], wish: string): Name[] {
  const words = wish.split(/\s+/).map(plain).filter(Boolean);
  return names.filter((name) => words.every((word) => plain(name.replace(/Icon$/, '')).includes(word)));
}
