const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

/** The printable part of Latin-1: both languages' plain letters, digits, signs. */
export const LATIN = span(0x20, 0x7e) + span(0xa0, 0xff);
export const TURKISH = 'ĞğİıŞş';
export const LIRA = '₺';
export const SIGNS = '₺€–—…“”‘’•←↑→↓−×';

/** Every character a page may be set in; a player's name in another alphabet falls back to the system font. */
export const LETTERS = LATIN + TURKISH + SIGNS;
