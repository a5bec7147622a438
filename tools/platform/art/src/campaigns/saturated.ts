import { channels, WHITE } from './contrast.ts';

/** Increases (above 1) or reduces a colour's saturation. */
export const saturated = (hex: string, amount: number): string => {
  const [r, g, b] = channels(hex);
  const grey = 0.3 * r + 0.59 * g + 0.11 * b;
  const to = (v: number): string =>
    Math.round(Math.min(WHITE, Math.max(0, grey + (v - grey) * amount)))
      .toString(16)
      .padStart(2, '0');
  return `#${to(r)}${to(g)}${to(b)}`;
};
