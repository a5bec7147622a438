import type { NavItem } from './NavTarget.tsx';

/** Approximate width of a bold character, in em. */
const CHARACTER = 0.57;

/** Padding and gap added to an entry's text, in CSS pixels. */
const AROUND = 28;

/** Approximate width of a row of entries, as CSS, so that the server's markup fits before anything is measured. */
export function neededNavWidth(items: readonly NavItem[]): string {
  const characters = items.reduce((sum, { label }) => sum + label.length, 0);
  return `calc(${Math.round(characters * CHARACTER)}em + ${items.length * AROUND}px)`;
}
