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

/** Folds case, Turkish letters and accents for matching: `ISIL`, `ışıl` and `Işıl` are equal. */
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
