import { deriveTheme, type DerivedTheme } from './deriveTheme.ts';
import type { ThemeChoices } from './ThemeChoices.ts';
import { variableName } from './theme.ts';
import type { SchemeName } from './tokens.ts';

const declarations = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([token, value]) => `${variableName(group, token)}:${value}`);

/** A finger needs 44 px whatever the density. */
const TOUCH = `@media (pointer:coarse){:root{${declarations('control', { s: '44px', m: '48px' }).join(';')}}}`;

const STILL = declarations('motion', { fast: '0ms', normal: '0ms', slow: '0ms' }).join(';');
const QUIET = `html[data-quiet]{${STILL}}@media (prefers-reduced-motion:reduce){:root{${STILL}}}`;

/**
 * Figures of capital height, whatever a face shows unasked: amounts in old-style ones would go up and down. Not by
 * `font-variant-numeric`, which every rule for figures of equal width would take back.
 */
const LINING = 'font-feature-settings:"lnum"';

const other: Record<SchemeName, SchemeName> = { dark: 'light', light: 'dark' };

/**
 * A brand's look as CSS variables, compact enough to stand in every HTML. The brand's default scheme needs no
 * attribute; `data-scheme="dark"` or `"light"` on the html element chooses one.
 */
export function themeCss(theme: ThemeChoices | DerivedTheme): string {
  const { scheme, color, shared } = 'shared' in theme ? theme : deriveTheme(theme);
  const colors = (name: SchemeName) =>
    [`color-scheme:${name}`, ...declarations('color', color[name])].join(';');
  const lasting = Object.entries(shared).flatMap(([group, values]) => declarations(group, values));
  return (
    `:root{${LINING};${lasting.join(';')};${colors(scheme)}}` +
    `html[data-scheme=${other[scheme]}]{${colors(other[scheme])}}` +
    TOUCH +
    QUIET
  );
}
