import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type GameHeaderProps = {
  name: string;
  provider?: string;
  /** A Badge such as "play money". */
  badge?: ReactNode;
  /** IconButtons: new window, reload, full screen, close. */
  children: ReactNode;
};

/**
 * The bar above a running game: its name and its window controls.
 *
 * - Use above a game that fills the page, for real or play money.
 * - Not for a page's title: SectionHeader. Not inside a Dialog, which has its own head.
 * - Keys: none of its own; Tab goes through the buttons in it, with close as the last one.
 * - Screen reader: the name is the page's heading; each button is named by its label.
 */
export function GameHeader({ name, provider, badge, children }: GameHeaderProps) {
  return (
    <Root>
      <Words>
        <Name>{name}</Name>
        {provider && <Provider>{provider}</Provider>}
        {badge}
      </Words>
      <Buttons>{children}</Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: 52px;
  padding-inline: ${theme.space.m} ${theme.space.xs};
  background: ${theme.color.header};
  box-shadow: inset 0 -1px 0 ${theme.color.line};
  color: ${theme.color.onHeader};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${theme.space.xs};
  flex: 1;
  min-inline-size: 0;
  padding-block: 6px;
  line-height: 1.2;
`;

/* On phones next to five buttons: in the narrower font, so that most names fit on one line. */
const Name = styled.h1`
  font-size: ${theme.size.m};
  ${media.phone} {
    font-family: ${theme.font.text};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.bold};
    letter-spacing: normal;
  }
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const Provider = styled.p`
  display: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  ${media.tablet} {
    display: block;
  }
`;

/* On phones their boxes overlap a little, which leaves room for the name; each keeps its own size. */
const Buttons = styled.div`
  display: flex;
  flex: none;
  ${media.phone} {
    & > * {
      margin-inline: -4px;
    }
  }
`;
