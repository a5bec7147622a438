import { readCharacterMap, writeCharacterMap } from './characterMap.ts';
import { readFont, tableOf, writeFont } from './sfnt.ts';
import { readSubstitutions } from './substitutions.ts';

/**
 * Makes figures of capital height the ones that a font shows unasked. A face with old-style figures would otherwise set
 * an amount up and down wherever a rule resets `font-variant-numeric`, as the `font` shorthand does.
 */
export function withLiningFigures(font: Uint8Array): Uint8Array {
  const tables = readFont(font);
  const gsub = tables.get('GSUB');
  if (!gsub) return font;
  const lining = readSubstitutions(gsub, 'lnum');
  const map = readCharacterMap(tableOf(tables, 'cmap'));
  for (const figure of '0123456789') {
    const code = figure.codePointAt(0) ?? 0;
    const glyph = map.get(code);
    const replacement = glyph === undefined ? undefined : lining.get(glyph);
    if (replacement !== undefined) map.set(code, replacement);
  }
  tables.set('cmap', writeCharacterMap(map));
  return writeFont(tables);
}
