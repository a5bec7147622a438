import type { FontFile } from '@baize/ui/theme';
import type { runAfterPaints as RunAfterPaints } from './runAfterPaints.ts';

/**
 * Loads the brand's fonts, and adds each once all its files have arrived, after a separate paint, since it causes a
 * new layout. A file that came only with its first letter, for example the lira sign of a balance, would cause one
 * more. Until then, and if a file fails to load, its text has the generic font (`reservedFontCss`). Inlined into the
 * page as text (`bootstrapScript`).
 *
 * @param fonts the files of each font
 */
export async function loadFonts(
  fonts: readonly (readonly FontFile[])[],
  runAfterPaints: typeof RunAfterPaints,
) {
  const root = document.documentElement;
  const loads = fonts.map((files) =>
    Promise.all(
      files.map(({ family, url, weight, letters }) => {
        const unicodeRange =
          letters && Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
        const face = new FontFace(family, `url("${url}")format("woff2")`, {
          weight,
          display: 'swap',
          ...(unicodeRange && { unicodeRange }),
        });
        return face.load();
      }),
    ),
  );
  for (const load of loads) {
    const faces = await load.catch(() => []);
    if (faces.length > 0) await runAfterPaints([() => faces.forEach((face) => document.fonts.add(face))]);
  }
  root.dataset.fonts = '';
}
