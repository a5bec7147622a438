import type { inFrames as InFrames } from './inFrames.ts';

/**
 * Has the words of the page wear the brand's faces, each once its file is there, and in a frame of its own: they are laid out
 * anew. Words whose face does not come stay as they are. Written into the page as text (`boot`).
 *
 * @param families by what the page's root says (`plainFontCss`)
 */
export async function wearFaces(families: Record<'text' | 'display', string>, inFrames: typeof InFrames) {
  const words = document.getElementById('root')?.textContent ?? '';
  const roles = Object.entries(families).map(([role, family]) =>
    document.fonts.load(`1em "${family}"`, words).then(
      () => role,
      () => undefined,
    ),
  );
  for (const asked of roles) {
    const role = await asked;
    if (role) await inFrames([() => document.documentElement.removeAttribute(`data-plain-${role}`)]);
  }
}
