import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { CURRENT, NavTarget, type NavItem } from '../header/NavTarget.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useCurrentInView } from '../navigation/useCurrentInView.ts';
import { moveFocus } from '../rail/moveFocus.ts';
import { glass } from '../theme/glass.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type CategoryTabsProps = {
  label: string;
  items: readonly NavItem[];
  /**
   * Stays visible below the top bar while the page scrolls. Content it may cover keeps `CATEGORY_TABS_HEIGHT`
   * clear.
   */
  sticky?: boolean;
};

/** How much of the next tab is visible beside the focused one, in px. */
const PEEK = 24;

/* The browser scrolls a focused tab into view only if it is completely hidden. */
function showFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>) {
  const [box, tab] = [row.getBoundingClientRect(), target.getBoundingClientRect()];
  if (tab.right > box.right) row.scrollLeft += tab.right - box.right + PEEK;
  else if (tab.left < box.left) row.scrollLeft -= box.left - tab.left + PEEK;
}

/** Height of a scrolled page that sticky tabs cover, without the top bar. */
export const CATEGORY_TABS_HEIGHT = `calc(${theme.control.m} + 12px)`;

/**
 * The categories of a lobby in one row. The current one is scrolled into view, also on back navigation.
 *
 * - Use for categories that each have their own URL.
 * - Not for parts of one page: Tabs. Not for options that can be combined: FilterPanel.
 * - Keys: Tab and the arrows move along the row; Enter follows.
 * - Screen reader: a navigation landmark named by `label`; the current one has `aria-current`.
 */
export function CategoryTabs({ label, items, sticky = false }: CategoryTabsProps) {
  const row = useCurrentInView<HTMLUListElement>(items.findIndex((item) => item.current));
  return (
    <Root aria-label={label} data-sticky={sticky}>
      <Row ref={row} onKeyDown={moveFocus} onFocus={showFocused}>
        {items.map((item) => (
          <li key={item.id}>
            <Tab item={item}>
              {item.icon && <Icon of={item.icon} size={18} />}
              {item.label}
              {item.badge}
            </Tab>
          </li>
        ))}
      </Row>
    </Root>
  );
}

const Root = styled.nav`
  /* Not sticky in a viewport as low as a phone in landscape. */
  @media (min-height: 401px) {
    &[data-sticky='true'] {
      position: sticky;
      z-index: ${theme.layer.sticky};
      inset-block-start: var(--bz-bar-top, 0px);
      container-type: scroll-state;
    }
  }
`;

const ground = `
  background: ${theme.color.canvas};
  ${glass('blur(16px)', `background: color-mix(in oklab, ${theme.color.canvas} 82%, transparent);`)}
`;

const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${theme.space.xs};
  margin-inline: calc(-1 * ${theme.page.gutter});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  && {
    padding: 6px ${theme.page.gutter};
  }
  & > li {
    flex: none;
  }
  /* Has a background only while content scrolls under it, in browsers that support scroll-state queries. */
  [data-sticky='true'] > & {
    @container scroll-state(stuck: top) {
      ${ground}
    }
    @supports not (container-type: scroll-state) {
      ${ground}
    }
  }
`;

const Tab = styled(NavTarget)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.control.m};
  padding: ${theme.space.xs} ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  ${media.hover} {
    &:hover {
      background: ${theme.color.raised};
      box-shadow: inset 0 0 0 1px ${theme.color.lineStrong};
      color: ${theme.color.text};
    }
  }
  &${CURRENT} {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    box-shadow:
      inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 28%, transparent),
      ${theme.shadow.s};
  }
`;
