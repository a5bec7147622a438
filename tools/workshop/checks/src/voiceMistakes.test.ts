import { describe, expect, it } from 'vitest';
import { formalWord, voiceMistakes } from './voiceMistakes.ts';

describe('formal Turkish', () => {
  it.each([
    ['Hesabınız hazır', 'hesabınız'],
    ['Bilgilerinizi kontrol edin.', 'bilgilerinizi'],
    ['Yeniden DENEYİN.', 'deneyin'],
    ['Size özel', 'size'],
    ['Lütfen bekle.', 'lütfen'],
    ['0 yazarsanız bahis yapamazsınız.', 'yazarsanız'],
  ])('is detected in “%s”', (text, word) => expect(formalWord(text)).toBe(word));

  it.each([
    'Hesabın hazır',
    'Oyun, oyun kaldığı sürece güzel',
    '18 yaş ve üzeri için',
    'Yalnızca görseldir',
    'Sorumlu oyun',
    'En az ₺50 yatırabilirsin.',
    'Temizle',
    'Dilediğin an',
  ])('isn’t detected in “%s”', (text) => expect(formalWord(text)).toBeUndefined());
});

describe('an informal file', () => {
  const TR = { hello: 'Merhaba {{name}}', wait: 'Bekleyin.', game: 'Oyun' };
  const of = (informal: Record<string, string>) => voiceMistakes('libs/x', 'tr', TR, informal);

  it('has an informal text for each formal one', () => expect(of({ wait: 'Bekle.' })).toEqual([]));

  it.each([
    [{}, '"wait" says "bekleyin" and has no text'],
    [{ wait: 'Bekle.', gone: 'Yok' }, '"gone" in tr.informal.json isn’t a text of tr.json'],
    [{ wait: 'Bekle.', game: 'Oyun' }, '"game" in tr.informal.json is the same'],
    [{ wait: 'Bekle.', hello: 'Selam {{user}}' }, '"hello" in tr.informal.json has other placeholders'],
    [{ wait: ' ' }, '"wait" in tr.informal.json is empty'],
    [{ wait: 'Biraz bekleyin.' }, 'says "bekleyin", which is formal'],
  ])('is reported if wrong: %j', (informal, problem) => {
    const [first, ...more] = of(informal);
    expect(first).toContain(problem);
    expect(more).toEqual([]);
  });

  it('isn’t needed if a language has one form for both', () =>
    expect(voiceMistakes('libs/x', 'en', { wait: 'Please wait.' }, {})).toEqual([]));
});
