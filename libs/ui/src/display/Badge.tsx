import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { pauseOffscreen } from '../motion/pauseOffscreen.ts';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { theme } from '../theme/theme.ts';

export const BADGE_TONES = ['neutral', 'accent', 'second', 'live', 'positive', 'warning', 'danger'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];
export type BadgeProps = { tone?: BadgeTone; dot?: boolean; children: ReactNode };

/**
 * A word or a number on something. `dot` adds a pulsing dot, for something live.
 *
 * - Use for new, live, a count, the state of a transaction: one word, two at most.
 * - Not for something that can be pressed or removed: Chip. Not for a sentence: Banner.
 * - Screen reader: its text, read as part of its container; colour is never the only sign.
 */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {dot && <Dot />}
      {children}
    </Root>
  );
}

const beat = keyframes`50% { opacity: 0.35; }`;

const Dot = styled.span`
  inline-size: 6px;
  block-size: 6px;
  ${pauseOffscreen}
  &::before {
    content: '';
    display: block;
    block-size: 100%;
    border-radius: ${theme.radius.pill};
    background: currentColor;
    animation: ${beat} 1.4s ease-in-out infinite;
  }
  ${whenReducedMotion('&::before { animation: none; }')}
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 5px;
  max-inline-size: 100%;
  padding: 2px 8px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  /* Also inside a heading, which uses another font. */
  font-family: ${theme.font.text};
  letter-spacing: normal;
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  overflow-wrap: break-word;
  &[data-tone='neutral'] {
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  &[data-tone='accent'] {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-tone='second'] {
    background: ${theme.color.second};
    color: ${theme.color.onSecond};
  }
  &[data-tone='live'] {
    background: ${theme.color.live};
    color: ${theme.color.onLive};
  }
  &[data-tone='positive'] {
    background: ${theme.color.positive};
    color: ${theme.color.onPositive};
  }
  &[data-tone='warning'] {
    background: ${theme.color.warning};
    color: ${theme.color.onWarning};
  }
  &[data-tone='danger'] {
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
  }
`;
