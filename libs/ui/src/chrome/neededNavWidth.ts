import type { NavItem } from './NavTarget.tsx';

/** About how wide a character of a bold text is, in em. */
const CHARACTER = 0.57;

/** What an entry adds to its text: padding and gap, in CSS pixels. */
const AROUND = 28;

/** About how wide a row of entries is, as CSS: the markup tells what fits before anything has been measured. */
export function neededNavWidth(items: readonly NavItem[]): string {
  const characters = items.reduce((sum, { label }) => sum + label.length, 0);
  return `calc(${Math.round(characters * CHARACTER)}em + ${items.length * AROUND}px)`;
}
