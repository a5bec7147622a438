import { DEFAULT_LANGUAGE, LANGUAGES } from '@baize/i18n/languages';
import { checkContrast, deriveTheme, describeFailure } from '@baize/ui/theme';
import { closestMatch } from 'leven';
import type * as z from 'zod/mini';
import type { Brand } from '../src/Brand.ts';
import { defaultBrand } from '../src/defaultBrand.ts';
import type { BrandProblem } from './BrandProblem.ts';
import { brandSchema } from './brandSchema.ts';
import { migrateBrand } from './migrateBrand.ts';
import { fieldsAt } from './schemaParts.ts';
import { withDefaults } from './withDefaults.ts';

/**
 * Parses a brand.json of any version into a brand with all defaults, or returns its problems. Overridden colours must
 * pass every declared contrast pair too.
 *
 * @param json the parsed file
 * @param file its name, for the problem messages
 */
export function parseBrand(json: unknown, file: string): Brand | BrandProblem[] {
  const stated = withoutSchema(migrateBrand(json));
  const parsed = brandSchema.safeParse(withTaglines(withDefaults(defaultBrand, stated)));
  if (!parsed.success) return parsed.error.issues.map((issue) => ({ file, ...explained(issue, json) }));

  const failures = checkContrast(deriveTheme(parsed.data.theme));
  if (failures.length === 0) return parsed.data;
  return failures.map((failure) => ({
    file,
    path: `theme.overrides.${failure.scheme}`,
    reason: describeFailure(failure),
    allowed: `a pair of at least ${failure.minimum}:1`,
  }));
}

/** `$schema` is for editors. */
function withoutSchema(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== '$schema'));
}

/** A language without a tagline gets the default language's. */
function withTaglines(json: unknown): unknown {
  const usual = valueAt(json, ['tagline', DEFAULT_LANGUAGE]);
  return withDefaults({ tagline: Object.fromEntries(LANGUAGES.map((language) => [language, usual])) }, json);
}

/** Whether `parseBrand` returned problems. */
export const isProblems = (answer: Brand | BrandProblem[]): answer is BrandProblem[] => Array.isArray(answer);

function explained(issue: z.core.$ZodIssue, json: unknown): Omit<BrandProblem, 'file'> {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => [...path, key].join('.'));
    const known = fieldsAt(path);
    const meant = issue.keys.flatMap((key) => closestMatch(key, known, { maxDistance: MAX_TYPOS }) ?? []);
    return {
      path: unknown.join(', '),
      reason: `no such field${meant.length > 0 ? `; did you mean ${meant.join(', ')}?` : ''}`,
      allowed: `only the fields of the brand schema: ${known.join(', ')}`,
    };
  }
  const value = valueAt(json, path);
  const reason = value === undefined ? 'missing' : `${JSON.stringify(value)} is not accepted`;
  return { path: path.join('.'), reason, allowed: issue.message };
}

/** A typo changes only a few letters; beyond that, the closest name is just a guess. */
const MAX_TYPOS = 3;

const valueAt = (json: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => new Map<string, unknown>(Object.entries(value ?? {})).get(key), json);
