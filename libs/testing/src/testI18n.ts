import {
  createI18n,
  LANGUAGES,
  serverAccountTexts,
  serverTexts,
  type Language,
  type TextNamespace,
} from '@baize/i18n';
import type { i18n as I18n } from 'i18next';

/** An i18next instance with the platform's messages and these texts, in every language. */
export async function testI18n(language: Language, ...texts: readonly TextNamespace[]): Promise<I18n> {
  const i18n = createI18n(language);
  const wanted = [serverTexts, serverAccountTexts, ...texts];
  const load = async ({ name, load: importTexts }: TextNamespace, of: Language) =>
    i18n.addResourceBundle(of, name, (await importTexts(of)).default);
  await Promise.all(wanted.flatMap((one) => LANGUAGES.map((of) => load(one, of))));
  return i18n;
}
