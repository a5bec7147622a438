import {
  COLOR_TOKENS,
  SHARED_TOKENS,
  type ColorToken,
  type SharedGroup,
  type SharedToken,
} from './tokens.ts';

type Theme = { color: Record<ColorToken, string> } & { [G in SharedGroup]: Record<SharedToken<G>, string> };

/** The CSS variable of a token: `variableName('color', 'accent')` is `--bz-color-accent`. */
export const variableName = (group: string, token: string) => `--bz-${group}-${token}`;

const references = (group: string, tokens: readonly string[]) =>
  Object.fromEntries(tokens.map((token) => [token, `var(${variableName(group, token)})`]));

/**
 * For styled components: `color: ${theme.color.text}` becomes `color: var(--bz-color-text)`. The values are in the
 * brand's HTML, so no component contains a colour, and changing the brand or scheme re-renders nothing.
 */
export const theme = Object.fromEntries([
  ['color', references('color', COLOR_TOKENS)],
  ...Object.entries(SHARED_TOKENS).map(([group, tokens]) => [group, references(group, tokens)]),
]) as Theme;
