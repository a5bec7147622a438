import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { NavRow, type NavRowProps } from './NavRow.tsx';
import { CURRENT, NavTarget } from './NavTarget.tsx';

export type ProductTabsProps = NavRowProps;

/** Height of the bar, in CSS pixels. */
const HEIGHT = 48;

/**
 * The products as large tabs with icons, in a bar below a slim TopBar of the variant `bottom`. The current tab merges
 * with the page.
 *
 * - Use for the site's products, with an icon each; on phones the row scrolls sideways.
 * - Not for parts of one page: Tabs. Not for the categories of a lobby: CategoryTabs.
 * - Keys: Tab goes from item to item, Enter follows.
 * - Screen reader: a navigation landmark named by `label`; the current item has `aria-current`.
 */
export function ProductTabs(props: ProductTabsProps) {
  return (
    <Bar>
      <Row {...props}>
        {(item) => (
          <Place item={item}>
            {item.icon && <Icon of={item.icon} size={22} />}
            {item.label}
            {item.badge}
          </Place>
        )}
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  block-size: ${HEIGHT}px;
  background: ${theme.color.sunken};
  box-shadow: inset 0 -1px 0 ${theme.color.line};
`;

const Row = styled(NavRow)`
  max-inline-size: calc(${theme.page.width} + 2 * ${theme.page.gutter});
  block-size: 100%;
  margin-inline: auto;
  padding-inline: ${theme.page.gutter};
  --room: ${theme.space.m};
  & > ul {
    column-gap: 0;
  }
  /* On phones the row has all of them and scrolls. */
  @media (max-width: 899.98px) {
    padding-inline: 0;
    overflow-x: auto;
    scrollbar-width: none;
    --room: ${theme.space.s};
    & > ul {
      flex: none;
      flex-wrap: nowrap;
    }
    & > ul > li[data-out] {
      visibility: visible;
    }
    & > [data-more] {
      display: none;
    }
  }
`;

const Place = styled(NavTarget)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  block-size: ${HEIGHT}px;
  padding: 0 var(--room);
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: inherit;
  font-size: ${theme.size.s};
  ${media.web} {
    font-size: ${theme.size.m};
  }
  font-weight: ${theme.weight.bold};
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 6%, transparent);
      color: ${theme.color.text};
    }
  }
  &${CURRENT} {
    border-radius: ${theme.radius.m} ${theme.radius.m} 0 0;
    background: ${theme.color.surface};
    box-shadow:
      inset 0 3px 0 ${theme.color.accent},
      inset 1px 0 0 ${theme.color.line},
      inset -1px 0 0 ${theme.color.line};
    color: ${theme.color.text};
    & > svg {
      color: ${theme.color.accentText};
    }
  }
`;
