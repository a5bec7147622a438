import type { Language, PlayerText } from './Glossary.ts';

const stringsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
};

/** Every text of one language, at any depth. */
export const textsIn = (file: string, language: Language, node: unknown): PlayerText[] =>
  stringsIn(node).map((text) => ({ file, language, text }));

const isObject = (node: unknown): node is { tr?: unknown; en?: unknown } =>
  typeof node === 'object' && node !== null;

/** The texts of `{ "tr": ..., "en": ... }`; other JSON has none. */
export const textsOfJson = (file: string, node: unknown): PlayerText[] =>
  isObject(node) ? [...textsIn(file, 'tr', node.tr), ...textsIn(file, 'en', node.en)] : [];
