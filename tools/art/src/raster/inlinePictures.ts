import { fittedSprite } from '../compose/images.ts';
import { pictureOf } from './pictureOf.ts';

const REFERENCE = /href="((?:sprite|aura|scene):[^"]+)"/g;

/**
 * Replaces the references to baked pictures by the pictures, so that the SVG stands by itself. `scale` is how many
 * pixels a unit of the drawing becomes: objects are put in no finer than that, nor coarser where they were baked finer.
 */
export const inlinePictures = async (svg: string, scale = 1): Promise<string> => {
  const references = [...new Set([...svg.matchAll(REFERENCE)].map((m) => m[1] ?? ''))];
  const found = new Map(
    await Promise.all(references.map(async (r) => [r, await pictureOf(fittedSprite(r, scale))] as const)),
  );
  return svg.replace(REFERENCE, (_, reference: string) => `href="${found.get(reference) ?? ''}"`);
};
