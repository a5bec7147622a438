import { join } from 'node:path';
import { fillText, readTexts } from './readTexts.ts';
import type { Visit } from './visit.ts';

type Lib = 'account' | 'casino' | 'content' | 'forms' | 'i18n' | 'session' | 'shell' | 'sport' | 'wallet';

/** The locations of a lib's texts: those for the first screen, and those that load later. */
const FOLDERS = [
  'locales',
  'deferred/locales',
  'wallet-games/locales',
  'profile/locales',
  'money/locales',
  'platform-messages/locales',
  'platform-messages/account/locales',
] as const;
const LIBS = join(import.meta.dirname, '../../../../libs');

/** The site's own texts, so that a journey finds the texts in the visitor's language and the brand's voice. */
export function textsOf(language: Visit['language'], brand: string) {
  return (lib: Lib, key: string, values: Record<string, string | number> = {}): string => {
    const text = FOLDERS.map(
      (folder) => readTexts(join(LIBS, lib, 'src', folder), language, brand)[key],
    ).find((found) => found !== undefined);
    if (text === undefined) throw new Error(`${lib} has no text "${key}". Was it renamed?`);
    return fillText(text, values);
  };
}
