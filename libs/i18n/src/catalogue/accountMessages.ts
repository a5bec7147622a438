/* @chunk auto */
import type { TextFile, Texts } from '../namespaces.ts';

export { messageIndex } from './messageIndex.ts';

const own = (texts: Texts, key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);

/**
 * The platform's messages about accounts and payments in a language and voice: the catalogue's own keys, plus the
 * platform's other wordings, in Turkish and English. This way a Turkish message is shown in English to an English
 * player, and vice versa (spec 3/8.texts/2).
 */
export async function accountMessages(file: TextFile): Promise<{ default: Texts }> {
  const [{ default: first }, { default: account }, { default: wordings }] = await Promise.all([
    import(`../platform-messages/locales/${file}.json`) as Promise<{ default: Texts }>,
    import(`../platform-messages/account/locales/${file}.json`) as Promise<{ default: Texts }>,
    import('./wordings.json') as Promise<{ default: Texts }>,
  ]);
  const byWording = Object.entries(wordings).flatMap(([wording, key]) => {
    const text = own(account, key) ?? own(first, key);
    return text === undefined ? [] : [[wording, text] as const];
  });
  return { default: { ...Object.fromEntries(byWording), ...account } };
}
