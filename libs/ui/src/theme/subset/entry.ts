/** Fonts cut down for what is shown: Node only. */
export { pinnedFace } from './pinnedFace.ts';
export { subsetFaces } from './subsetFace.ts';
