import { generateFiles, names, readJson, writeJson, type Tree } from '@nx/devkit';
import { join } from 'node:path';

const DECLARED = /export const (?<variable>\w+) = declareTexts\(\s*'(?<namespace>[\w-]+)'/;

/** Texts by language. */
export type NewTexts = Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>>;

/** A lib's namespace: the variable for `pageLoader`, and the name for `useTranslation`. */
export interface LibTexts {
  variable: string;
  namespace: string;
}

/** The lib's namespace, created with its first texts. */
function textsOf(tree: Tree, lib: string, root: string): LibTexts {
  const file = `${root}/src/texts.ts`;
  if (!tree.exists(file)) {
    const texts = { variable: `${names(lib).propertyName}Texts`, namespace: lib };
    generateFiles(tree, join(import.meta.dirname, 'files/texts'), `${root}/src`, texts);
    for (const language of ['tr', 'en']) writeJson(tree, `${root}/src/locales/${language}.json`, {});
    return texts;
  }
  const { variable, namespace } = DECLARED.exec(tree.read(file, 'utf8') ?? '')?.groups ?? {};
  if (variable && namespace) return { variable, namespace };
  throw new Error(`${file} doesn't call declareTexts. See libs/casino/src/texts.ts.`);
}

/** Adds texts to a lib in both languages, sorted by key; existing ones stay unchanged. */
export function addTexts(tree: Tree, lib: string, root: string, added: NewTexts): LibTexts {
  const texts = textsOf(tree, lib, root);
  for (const [language, words] of Object.entries(added)) {
    const file = `${root}/src/locales/${language}.json`;
    const all = { ...words, ...readJson<Record<string, string>>(tree, file) };
    const sorted = Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));
    writeJson(tree, file, Object.fromEntries(sorted));
  }
  return texts;
}
