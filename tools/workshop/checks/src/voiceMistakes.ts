type Texts = Readonly<Record<string, string>>;

/**
 * Verbs with polite imperatives in the texts: “seçin”, “deneyin”. Their ending alone also matches “oyun” and “için”.
 */
const VERBS =
  'aç|aktar|al|ara|at|bak|başla|bekle|belirle|bildir|çek|çevir|değiştir|dene|doğrula|dokun|doldur|dur|ed|ekle|etme|gid|gir|gönder|gör|görüş|ilet|indir|işaretle|iste|kapat|kayded|kopyala|koy|kullan|okut|ol|onayla|seç|sınırla|tamamla|temizle|topla|tut|ulaş|ver|yap|yatır|yaz|yenile';

/** Turkish forms of “siz”: a possessive or a verb with -nız, the pronoun, a polite imperative, “lütfen”. */
const FORMAL = new RegExp(
  String.raw`\p{L}*(?:[ıiuü]|s[ae])n[ıiuü]z\p{L}*|(?<!\p{L})(?:siz(?:e|i|in|de|den|inle)?|lütfen|(?:${VERBS})y?[ıiuü]n)(?!\p{L})`,
  'iu',
);

/** The first word of a Turkish text that addresses the player as “siz”. */
export const formalWord = (text: string): string | undefined =>
  FORMAL.exec(text.toLocaleLowerCase('tr'))?.[0];

const parts = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g) ?? []).sort().join();

/**
 * Problems with a language's informal texts. They must contain only differing texts, with the same placeholders and
 * tags; in Turkish they must not use “siz”, and must replace every text that does.
 *
 * @param texts the language's own texts
 * @param informal those of its `.informal.json`; empty if the lib has no such file
 */
export function voiceMistakes(name: string, language: string, texts: Texts, informal: Texts): string[] {
  const own = new Map(Object.entries(texts));
  const spoken = new Map(Object.entries(informal));
  const is = (key: string) => `${name}: "${key}" in ${language}.informal.json`;
  const wrong = [...spoken].flatMap(([key, text]) => {
    const formal = own.get(key);
    if (formal === undefined) return [`${is(key)} isn’t a text of ${language}.json`];
    if (formal === text) return [`${is(key)} is the same as in ${language}.json`];
    if (text.trim() === '') return [`${is(key)} is empty`];
    if (parts(formal) !== parts(text)) return [`${is(key)} has other placeholders than ${language}.json`];
    const word = language === 'tr' && formalWord(text);
    return word ? [`${is(key)} says "${word}", which is formal`] : [];
  });
  const missing = [...own].flatMap(([key, text]) => {
    const word = language === 'tr' && !spoken.has(key) && formalWord(text);
    return word ? [`${name}: "${key}" says "${word}" and has no text in ${language}.informal.json`] : [];
  });
  return [...wrong, ...missing];
}
