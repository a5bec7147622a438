import type { Look } from './Looks.ts';

/** Icons that differ in more than their stroke. The tint is for names of pages and sections: an arrow has no inside. */
export const iconLooks: Partial<Record<Look<'icons'>, string>> = {
  square: `& .lucide{stroke-linecap:butt;stroke-linejoin:miter}`,
  duotone: `& :is(nav,[data-part=heading]) .lucide{fill:color-mix(in srgb,currentColor 28%,transparent)}`,
};
