import { pictureOf } from './pictures.ts';

const REFERENCE = /href="((?:sprite|aura|scene):[^"]+)"/g;

/** Replaces the references to baked pictures by the pictures, so that the SVG stands by itself. */
export const inlinePictures = async (svg: string): Promise<string> => {
  const references = [...new Set([...svg.matchAll(REFERENCE)].map((m) => m[1] ?? ''))];
  const found = new Map(await Promise.all(references.map(async (r) => [r, await pictureOf(r)] as const)));
  return svg.replace(REFERENCE, (_, reference: string) => `href="${found.get(reference) ?? ''}"`);
};
