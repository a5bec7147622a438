import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon, UpIcon } from '../icon/icons.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type GameBarsProps = {
  labels: { show: string; hide: string };
  /** GameHeader, and PlayBar for real-money play. */
  children: ReactNode;
};

/**
 * The bars above a running game. On a phone in landscape the game gets the whole screen, and a handle at the top shows
 * the bars over it.
 *
 * - Use around GameHeader and PlayBar, before the game's iframe, in a positioned box.
 * - Not for the bars of the site: TopBar, BottomBar.
 * - Keys: Tab reaches the handle, Enter and Space open and close.
 * - Screen reader: the handle is named by its action, and is expanded or collapsed.
 */
export function GameBars({ labels, children }: GameBarsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root data-open={isOpen}>
      <Bars>{children}</Bars>
      <Handle
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.hide : labels.show}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <Icon of={isOpen ? UpIcon : DownIcon} size={18} />
        </span>
      </Handle>
    </Root>
  );
}

const Root = styled.div`
  ${media.low} {
    position: absolute;
    z-index: ${theme.layer.raised};
    inset-block-start: 0;
    inset-inline: 0;
    display: grid;
    pointer-events: none;
  }
`;

const Bars = styled.div`
  ${media.low} {
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    background: ${theme.color.header};
    box-shadow: ${theme.shadow.m};
    pointer-events: auto;
    [data-open='false'] > & {
      display: none;
    }
  }
`;

/* The button is as large as a touch target, but its icon is half that size, because the game is underneath. */
const Handle = styled.button`
  display: none;
  justify-self: start;
  margin-inline-start: calc(${theme.space.m} + env(safe-area-inset-left));
  inline-size: 72px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.onHeader};
  pointer-events: auto;
  & > span {
    display: grid;
    place-items: center;
    block-size: 24px;
    border-end-start-radius: ${theme.radius.m};
    border-end-end-radius: ${theme.radius.m};
    background: color-mix(in oklab, ${theme.color.header} 82%, transparent);
    box-shadow: 0 0 0 1px ${theme.color.line};
  }
  ${media.low} {
    display: grid;
    align-content: start;
  }
`;
