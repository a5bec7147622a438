import type { ThemeChoices } from '../ThemeChoices.ts';
import type { ColorValues, SchemeName } from '../tokens.ts';
import { deriveBackgrounds } from './deriveBackgrounds.ts';
import { deriveNeutrals } from './deriveNeutrals.ts';
import { deriveSoft, deriveColorRole } from './deriveColorRole.ts';
import { solveLightness } from './nearestLightness.ts';
import { GREYISH, hex, oklch, type Oklch } from './oklch.ts';

/**
 * States keep their meaning in every brand, so their seeds are fixed and only solved for the brand's
 * backgrounds.
 */
const STATE_SEEDS: Record<'positive' | 'warning' | 'danger' | 'live', Oklch> = {
  positive: { l: 0.7, c: 0.17, h: 152 },
  warning: { l: 0.8, c: 0.16, h: 78 },
  danger: { l: 0.58, c: 0.2, h: 22 },
  live: { l: 0.6, c: 0.235, h: 26 },
};

/** Gold is the colour of a win; a brand with a gold accent uses coral instead. */
function defaultSecond(accent: Oklch): Oklch {
  const gold = Math.abs(accent.h - 85) > 35 || accent.c < 0.05;
  return gold ? { l: 0.82, c: 0.15, h: 85 } : { l: 0.68, c: 0.18, h: 32 };
}

/** A black or white seed means "the strongest contrast", so it flips with the scheme. */
function seedFor(scheme: SchemeName, seed: Oklch): Oklch {
  const wrongSide = seed.c < GREYISH && seed.l < 0.5 === (scheme === 'dark');
  return wrongSide ? { ...seed, l: 1 - seed.l } : seed;
}

/** The whole palette of one scheme from one to three seeds; every declared pair passes (see contrastPairs). */
export function deriveColors(scheme: SchemeName, seed: ThemeChoices['seed']): ColorValues {
  const dark = scheme === 'dark';
  const accentSeed = seedFor(scheme, oklch(seed.accent));
  const secondSeed = seed.second ? seedFor(scheme, oklch(seed.second)) : defaultSecond(accentSeed);

  const layers = deriveBackgrounds(scheme, seed);
  const accentSoft = deriveSoft(scheme, accentSeed, layers.raised);
  const secondSoft = deriveSoft(scheme, secondSeed, layers.raised);
  const laid = { grounds: Object.values(layers), tints: [accentSoft, secondSoft] };

  const accent = deriveColorRole(accentSeed, laid);
  const second = deriveColorRole(secondSeed, laid);
  const positive = deriveColorRole(STATE_SEEDS.positive, laid);
  const warning = deriveColorRole(STATE_SEEDS.warning, laid);
  const danger = deriveColorRole(STATE_SEEDS.danger, laid);
  const live = deriveColorRole(STATE_SEEDS.live, laid);
  const onAccentSoft = { ...accentSeed, l: dark ? 0.9 : 0.32, c: accentSeed.c * 0.6 };

  return {
    ...layers,
    ...deriveNeutrals(scheme, layers, laid),
    accent: accent.fill,
    accentHover: accent.hover,
    onAccent: accent.on,
    accentText: accent.text,
    accentSoft,
    onAccentSoft: solveLightness(onAccentSoft, [{ against: [accentSoft], ratio: 7 }]),
    second: second.fill,
    onSecond: second.on,
    secondText: second.text,
    secondSoft,
    positive: positive.fill,
    onPositive: positive.on,
    positiveText: positive.text,
    warning: warning.fill,
    onWarning: warning.on,
    warningText: warning.text,
    danger: danger.fill,
    onDanger: danger.on,
    dangerText: danger.text,
    live: live.fill,
    onLive: live.on,
    focus: accent.text,
    glow: hex(oklch(accent.fill), dark ? 0.42 : 0.26),
  };
}
