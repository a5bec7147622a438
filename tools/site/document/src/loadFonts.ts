import type { FontFile } from '@baize/ui/theme';
import type { runAfterPaints as RunAfterPaints } from './runAfterPaints.ts';

/**
 * Loads the brand's fonts, and adds each once the files for the page's letters have arrived, after a separate paint,
 * since it causes a new layout. Until then, and if a file fails to load, its text has the generic font
 * (`reservedFontCss`). The other files load when a text needs them. Inlined into the page as text (`bootstrapScript`).
 *
 * @param fonts the files of each font
 */
export async function loadFonts(
  fonts: readonly (readonly FontFile[])[],
  runAfterPaints: typeof RunAfterPaints,
) {
  const root = document.documentElement;
  const text = document.getElementById('root')?.textContent ?? '';
  const loads = fonts.map(async (files) => {
    const faces = files.map(({ family, url, weight, letters = '' }) => ({
      isNeeded: letters === '' || Array.from(letters).some((letter) => text.includes(letter)),
      face: new FontFace(family, `url("${url}")format("woff2")`, {
        weight,
        display: 'swap',
        ...(letters && {
          unicodeRange: Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(),
        }),
      }),
    }));
    await Promise.all(faces.filter(({ isNeeded }) => isNeeded).map(({ face }) => face.load()));
    return faces;
  });
  for (const load of loads) {
    const faces = await load.catch(() => []);
    if (faces.length > 0) await runAfterPaints([() => faces.forEach(({ face }) => document.fonts.add(face))]);
  }
  root.dataset.fonts = '';
}
