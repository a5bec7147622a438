import { DEFAULT_LANGUAGE, LANGUAGES } from '@baize/i18n/languages';
import { checkContrast, deriveTheme, describeFailure } from '@baize/ui/theme';
import type * as z from 'zod/mini';
import type { Brand } from '../src/Brand.ts';
import { defaultBrand } from '../src/defaultBrand.ts';
import type { BrandProblem } from './BrandProblem.ts';
import { brandSchema } from './brandSchema.ts';
import { withDefaults } from './withDefaults.ts';

/**
 * A brand from the data of its brand.json, completed with the defaults; or the list of its problems. Overridden
 * colours must pass every declared contrast pair too.
 *
 * @param json the parsed file
 * @param file its name, for the problems
 */
export function parseBrand(json: unknown, file: string): Brand | BrandProblem[] {
  const parsed = brandSchema.safeParse(withTaglines(withDefaults(defaultBrand, json)));
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
    return {
      path: unknown.join(', '),
      reason: 'no such field',
      allowed: 'only the fields of the brand schema',
    };
  }
  const value = valueAt(json, path);
  const reason = value === undefined ? 'missing' : `${JSON.stringify(value)} is not accepted`;
  return { path: path.join('.'), reason, allowed: issue.message };
}

const valueAt = (json: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => new Map<string, unknown>(Object.entries(value ?? {})).get(key), json);
