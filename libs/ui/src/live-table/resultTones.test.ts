import { converter, formatHex, interpolate, type Oklch } from 'culori';
import { expect, it } from 'vitest';
import { contrastRatio } from '../theme/color/contrastRatio.ts';
import { deriveColors } from '../theme/color/deriveColors.ts';
import { RESULT_TONES } from './LiveBoard.ts';
import { resultTones } from './resultTones.ts';

const SEEDS = ['#d4af37', '#0f8a5f', '#7c3aed', '#1d4ed8', '#c81e3a', '#b4532a', '#ffffff', '#0ea5e9'];
const css = JSON.stringify(resultTones);

/** Each mixed tone as in the rule: the direction around the hue wheel, and the percentage. */
const mixes = [...css.matchAll(/data-tone='(\w+)'[^}]*in oklch (\w+) hue[^}]*?(\d+)%\) (\d+)%/g)];

const toOklch = converter('oklch');

/** CSS mixing in OKLCH, which takes the shorter or the longer way around the hues. */
function onTheWay(
  from: Oklch | undefined,
  to: Oklch | undefined,
  way: string | undefined,
  done: number,
): Oklch {
  if (from?.h === undefined || to?.h === undefined) throw new Error('a state is grey');
  const shorter = ((to.h - from.h + 540) % 360) - 180;
  const turn = way === 'shorter' ? shorter : shorter - Math.sign(shorter) * 360;
  const mix = (a: number, b: number) => a + (b - a) * done;
  return { mode: 'oklch', l: mix(from.l, to.l), c: mix(from.c, to.c), h: from.h + turn * done };
}

it('covers every tone', () => {
  for (const tone of RESULT_TONES.filter((name) => name !== 'plain')) {
    expect(css).toContain(`data-tone='${tone}'`);
  }
  expect(mixes.map(([, tone]) => tone)).toEqual(['orange', 'pink', 'purple', 'blue', 'teal']);
});

it.each(SEEDS.flatMap((accent) => (['dark', 'light'] as const).map((scheme) => [accent, scheme] as const)))(
  'is legible in a brand with %s, %s',
  (accent, scheme) => {
    const color = deriveColors(scheme, { accent });
    for (const [, tone, way, percent, share] of mixes) {
      const hue = onTheWay(toOklch(color.live), toOklch(color.positive), way, Number(percent) / 100);
      /* The scrim over the darkest and the lightest possible background. */
      const fill = formatHex(interpolate([color.scrim.slice(0, 7), hue], 'oklab')(Number(share) / 100));
      expect(contrastRatio(color.onScrim, fill), `${tone} ${fill}`).toBeGreaterThan(4.5);
    }
  },
);
