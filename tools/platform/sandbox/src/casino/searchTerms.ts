import { foldText } from './foldText.ts';

/** Gambling terms that players use in either language, folded. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['rulet', 'roulette'],
  ['bakara', 'baccarat'],
  ['yirmibir', 'blackjack'],
  ['cark', 'wheel'],
  ['zar', 'dice'],
  ['meyve', 'meyveler', 'fruit', 'fruits'],
  ['kitap', 'book'],
  ['ejderha', 'dragon'],
  ['firavun', 'pharaoh'],
  ['hazine', 'treasure'],
  ['elmas', 'diamond'],
  ['futbol', 'football'],
];

/**
 * The search terms, folded: the typed text, and the same text with a word's synonyms: `hizli rulet`, `hizli roulette`.
 */
export function searchTerms(search: string): string[] {
  const typed = foldText(search);
  const words = typed.split(' ');
  const others = SYNONYMS.flatMap((group) => {
    const at = words.findIndex((word) => group.includes(word));
    const rest = at === -1 ? [] : group.filter((word) => word !== words[at]);
    return rest.map((word) => words.with(at, word).join(' '));
  });
  return [typed, ...others];
}
