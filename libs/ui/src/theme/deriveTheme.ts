import { deriveColors } from './color/deriveColors.ts';
import { deriveShared } from './shared/deriveShared.ts';
import type { ThemeChoices } from './ThemeChoices.ts';
import type { ColorValues, SchemeName, SharedValues } from './tokens.ts';

/** A brand's derived theme: the colours of both schemes and the shared values. */
export interface DerivedTheme {
  /** The scheme that applies before the player has chosen. */
  scheme: SchemeName;
  color: Record<SchemeName, ColorValues>;
  shared: SharedValues;
}

/** Derives a brand's theme from its choices. Throws when a seed isn't a CSS colour. */
export function deriveTheme(choices: ThemeChoices): DerivedTheme {
  return {
    scheme: choices.scheme,
    color: {
      dark: { ...deriveColors('dark', choices.seed), ...choices.overrides?.dark },
      light: { ...deriveColors('light', choices.seed), ...choices.overrides?.light },
    },
    shared: deriveShared(choices),
  };
}
