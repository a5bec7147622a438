import { deriveTheme, type DerivedTheme } from './deriveTheme.ts';
import type { ThemeChoices } from './ThemeChoices.ts';
import { variableName } from './theme.ts';
import type { SchemeName } from './tokens.ts';

const named = (group: string, values: Record<string, string>) =>
  Object.entries(values).map(([token, value]) => [variableName(group, token), value] as const);

/**
 * A theme in one scheme as CSS variables, to theme a part of a page: `<div style={themeVariables(theme,
 * 'dark')}>`.
 */
export function themeVariables(
  theme: ThemeChoices | DerivedTheme,
  scheme: SchemeName,
): Record<string, string> {
  const { color, shared } = 'shared' in theme ? theme : deriveTheme(theme);
  const lasting = Object.entries(shared).flatMap(([group, values]) => named(group, values));
  return Object.fromEntries([...lasting, ...named('color', color[scheme])]);
}
