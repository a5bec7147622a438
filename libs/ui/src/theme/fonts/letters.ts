const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');

const SIGNS = '€–—…“”‘’•←↑→↓−×';

/** The characters of every page: the printable part of Latin-1, the dotless ı, typographic signs. */
export const LATIN = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ı' + SIGNS;

/**
 * The Turkish letters that aren't in a font's first file; a player's name in another alphabet falls back to
 * the system font.
 */
export const TURKISH = 'ĞğİŞş';

export const LIRA = '₺';
