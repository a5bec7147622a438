import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { topBarLayouts } from './topBarLayouts.ts';
import { useStickyBarHeight } from './useStickyBarHeight.ts';
import { glass } from '../theme/glass.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export const TOP_BAR_VARIANTS = ['classic', 'centred', 'rail', 'mega', 'bottom'] as const;
export type TopBarVariant = (typeof TOP_BAR_VARIANTS)[number];

export type TopBarProps = {
  variant?: TopBarVariant;
  logo: ReactNode;
  /** The hamburger. */
  menu?: ReactNode;
  /** `narrow`: hidden where the navigation and tools fit, in the bar or in a NavRail. */
  menuShown?: 'always' | 'narrow';
  /**
   * The main navigation: TopNav or MegaNav; hidden where a NavRail or BottomBar replaces it. For `bottom`, the search.
   */
  nav?: ReactNode;
  /** Search, language, scheme: may be hidden on narrow screens. */
  tools?: ReactNode;
  /** Log in and sign up, or the account. */
  account: ReactNode;
  /** In a viewport as low as a phone in landscape, the bar scrolls away with the page, or is hidden. */
  low?: 'scrolls' | 'hidden';
};

/**
 * The sticky bar at the top. `classic` is one row; `mega`, for a MegaNav, is one row in the window's full width;
 * `centred` has the logo in the middle and the navigation below it; `rail` is the slim bar next to a NavRail, `bottom`
 * the slim bar above ProductTabs. It publishes its height as `--bz-bar-top`.
 *
 * - Use once, mounted by the shell; its parts hide on their own as space shrinks.
 * - Not for the bar over a game: GameHeader and PlayBar.
 * - Keys: none of its own; Tab goes through menu, logo, navigation, tools, account, in that order.
 * - Screen reader: the page's `banner` landmark.
 */
export function TopBar({
  variant = 'classic',
  logo,
  menu,
  menuShown = 'always',
  nav,
  tools,
  account,
  low = 'scrolls',
}: TopBarProps) {
  return (
    <Root
      ref={useStickyBarHeight()}
      data-part="top-bar"
      data-variant={variant}
      data-menu={menuShown}
      data-low={low}
    >
      <Line>
        {menu && <div data-part="menu">{menu}</div>}
        <div data-part="logo">{logo}</div>
        {nav && <div data-part="nav">{nav}</div>}
        {tools && <div data-part="tools">{tools}</div>}
        <div data-part="account">{account}</div>
      </Line>
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  z-index: ${theme.layer.header};
  inset-block-start: 0;
  background: ${theme.color.header};
  ${glass('blur(16px) saturate(1.4)', `background: color-mix(in oklab, ${theme.color.header} 88%, transparent);`)}
  box-shadow: inset 0 -1px 0 ${theme.color.line};
  color: ${theme.color.onHeader};
  /* At 400 % zoom or on a phone in landscape the page needs the space. */
  @media (max-height: 400px) {
    position: relative;
  }
  ${media.low} {
    &[data-low='hidden'] {
      display: none;
    }
  }
  ${topBarLayouts}
`;

const Line = styled.div`
  display: grid;
  align-items: center;
  column-gap: ${theme.space.m};
  max-inline-size: calc(${theme.page.width} + 2 * ${theme.page.gutter});
  min-block-size: 60px;
  margin-inline: auto;
  padding-inline: max(${theme.page.gutter}, env(safe-area-inset-left))
    max(${theme.page.gutter}, env(safe-area-inset-right));
`;
