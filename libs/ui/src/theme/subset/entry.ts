/** Font subsetting: Node only. */
export { pinnedFont } from './pinnedFont.ts';
export { subsetFonts } from './subsetFonts.ts';
