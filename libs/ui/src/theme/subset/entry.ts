/** Font subsetting: Node only. */
export { pinnedFace } from './pinnedFace.ts';
export { subsetFaces } from './subsetFace.ts';
