import { join } from 'node:path';
import { fillText, readTexts } from './readTexts.ts';
import type { Visit } from './visit.ts';

const ACCOUNT = join(import.meta.dirname, '../../../../libs/account/src');

/** The texts of one slice of the account area, which has its own namespace. */
export function sliceTexts(slice: 'history' | 'bonuses' | 'protection', { language, brand }: Visit) {
  const texts = readTexts(join(ACCOUNT, slice, 'locales'), language, brand);
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${slice} has no text "${key}". Was it renamed?`);
    return fillText(text, values);
  };
}
