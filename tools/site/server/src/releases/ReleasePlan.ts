import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { APPS } from '../apps.ts';

const PERCENT = z.int().min(0).max(100);
const VERSION = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/, 'must be a version, 1.4.0');

const rule = {
  /** The version for everyone outside the canary; the newest by default. */
  version: VERSION.optional(),
  /** Another version for a share of the visitors. */
  canary: z.strictObject({ version: VERSION, percent: PERCENT }).optional(),
};

const schema = z.partialRecord(
  z.enum(APPS),
  z.strictObject({
    ...rule,
    /** By a brand's slug; a brand's rule replaces the app's. */
    brands: z.record(z.string(), z.strictObject(rule)).optional(),
  }),
);

/** Which version of an app a brand's visitors get, by app. */
export type ReleasePlan = z.infer<typeof schema>;

/** Which version visitors get. */
export type ReleaseRule = Pick<NonNullable<ReleasePlan['web']>, 'version' | 'canary'>;

const where = (path: readonly PropertyKey[]) => (path.length > 0 ? `${path.join('.')} ` : '');

/**
 * Reads a release plan.
 * @throws Error with one line per problem
 */
export function readReleasePlan(file: string): ReleasePlan {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(error.issues.map(({ path, message }) => where(path) + message).join('\n'));
  return data;
}
