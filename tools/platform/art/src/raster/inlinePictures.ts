import { fittedSprite } from '../compose/images.ts';
import { pictureOf } from './pictureOf.ts';

const REFERENCE = /href="((?:sprite|aura|scene):[^"]+)"/g;

/**
 * Replaces references to baked images by the images, so that the SVG is self-contained. `scale` is the number of
 * pixels per unit of the drawing: objects are inlined no larger than needed, nor than they were baked.
 */
export const inlinePictures = async (svg: string, scale = 1): Promise<string> => {
  const references = [...new Set([...svg.matchAll(REFERENCE)].map((m) => m[1] ?? ''))];
  const found = new Map(
    await Promise.all(references.map(async (r) => [r, await pictureOf(fittedSprite(r, scale))] as const)),
  );
  return svg.replace(REFERENCE, (_, reference: string) => `href="${found.get(reference) ?? ''}"`);
};
