import type { runAfterPaints as RunAfterPaints } from './runAfterPaints.ts';

/**
 * Loads the brand's fonts and switches the page to each once its file has loaded, after a separate paint, since it
 * causes a new layout. If a font fails to load, its text keeps the system font. Inlined into the page as text
 * (`bootstrapScript`).
 *
 * @param families by the role in the root's attributes (`plainFontCss`)
 */
export async function loadFonts(
  families: Record<'text' | 'display', string>,
  runAfterPaints: typeof RunAfterPaints,
) {
  const text = document.getElementById('root')?.textContent ?? '';
  const loads = Object.entries(families).map(([role, family]) =>
    document.fonts.load(`1em "${family}"`, text).then(
      () => role,
      () => undefined,
    ),
  );
  for (const load of loads) {
    const role = await load;
    if (role) await runAfterPaints([() => document.documentElement.removeAttribute(`data-plain-${role}`)]);
  }
}
