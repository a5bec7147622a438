import { deriveTheme, type DerivedTheme } from './deriveTheme.ts';
import type { ThemeChoices } from './ThemeChoices.ts';
import { variableName } from './theme.ts';
import type { SchemeName } from './tokens.ts';

const declarations = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([token, value]) => `${variableName(group, token)}:${value}`);

/** Touch targets are 44 px whatever the density. */
const TOUCH = `@media (pointer:coarse){:root{${declarations('control', { s: '44px', m: '48px' }).join(';')}}}`;

const STILL = declarations('motion', { fast: '0ms', normal: '0ms', slow: '0ms' }).join(';');
const QUIET = `html[data-quiet]{${STILL}}@media (prefers-reduced-motion:reduce){:root{${STILL}}}`;

/**
 * Lining figures, whatever a font's default: old-style amounts would look uneven. Not through `font-variant-numeric`,
 * which any rule for tabular figures would reset.
 */
const LINING = 'font-feature-settings:"lnum"';

const other: Record<SchemeName, SchemeName> = { dark: 'light', light: 'dark' };

/**
 * A brand's theme as CSS variables, compact enough to inline in every HTML page. The brand's default scheme
 * needs no attribute; `data-scheme="dark"` or `"light"` on the html element chooses one.
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
