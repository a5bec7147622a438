import { createHash } from 'node:crypto';

/**
 * Picks an entry of a list, always the same one for the same slug, so that generated brands differ from each other, and
 * generating one again creates the same brand.
 */
export function pickBySlug<T>(slug: string, question: string, answers: readonly T[]): T {
  const number = createHash('sha256').update(`${question} ${slug}`).digest().readUInt32BE();
  const answer = answers[number % answers.length];
  if (answer === undefined) throw new Error(`No options for ${question}.`);
  return answer;
}
