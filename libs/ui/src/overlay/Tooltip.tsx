import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadeIn } from '../motion/appear.ts';
import { theme } from '../theme/theme.ts';
import { floating } from './layers.ts';
import { TooltipParts } from './radix.ts';

export type TooltipProps = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it explains; must take a ref, and focus so that the keyboard reaches it. */
  children: ReactElement;
};

/** A few words about something on hover or focus. Never the only place of what a player must know: fingers cannot hover. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <TooltipParts.Provider delayDuration={300}>
      <TooltipParts.Root>
        <TooltipParts.Trigger asChild>{children}</TooltipParts.Trigger>
        <TooltipParts.Portal>
          <Bubble side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Bubble>
        </TooltipParts.Portal>
      </TooltipParts.Root>
    </TooltipParts.Provider>
  );
}

const Bubble = styled(TooltipParts.Content)`
  ${floating}
  ${fadeIn}
  z-index: ${theme.layer.dialog};
  max-inline-size: 260px;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  font-size: ${theme.size.s};
  line-height: 1.35;
`;
