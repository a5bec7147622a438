import { deriveColors } from './color/deriveColors.ts';
import { deriveShared } from './shared/deriveShared.ts';
import type { ThemeChoices } from './ThemeChoices.ts';
import type { ColorValues, SchemeName, SharedValues } from './tokens.ts';

/** A brand's look, spelled out: the colours of both schemes and what they share. */
export interface DerivedTheme {
  /** The scheme that applies before the player has chosen. */
  scheme: SchemeName;
  color: Record<SchemeName, ColorValues>;
  shared: SharedValues;
}

/** Spells out a brand's choices. Throws when a seed is not a CSS colour. */
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
