const FOLDED = new Map(
  Object.entries<string>({
    ı: 'i',
    ş: 's',
    ğ: 'g',
    ç: 'c',
    ö: 'o',
    ü: 'u',
    â: 'a',
    î: 'i',
    û: 'u',
  }),
);

/** A text for matching: case, Turkish letters and accents folded, so that `ISIL`, `ışıl` and `Işıl` are one word. */
export function foldText(text: string): string {
  return text
    .replaceAll(/[Iİ]/g, 'i')
    .toLowerCase()
    .replaceAll(/[ışğçöüâîû]/g, (letter) => FOLDED.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
