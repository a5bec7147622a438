import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { NavItem } from './NavTarget.tsx';
import { neededNavWidth } from './neededNavWidth.ts';
import { useFittingItems } from './useFittingItems.ts';

export type NavRowProps<Item extends NavItem = NavItem> = {
  label: string;
  items: readonly Item[];
  /** Renders the button and the overflow menu for the entries that don't fit. */
  more: (hidden: readonly Item[]) => ReactNode;
  /** The overflow menu has entries of its own, so it's shown even if everything fits. */
  moreAlways?: boolean;
};

type Props<Item extends NavItem> = NavRowProps<Item> & {
  align?: 'start' | 'center';
  className?: string;
  children: (item: Item) => ReactNode;
};

/**
 * A navigation row with an overflow menu, so that no entry is lost at any width. Entries that don't fit wrap to a
 * hidden line, so the server's markup never shows half an entry. It is measured when a width changes, without layout
 * shift.
 */
export function NavRow<Item extends NavItem>(props: Props<Item>) {
  const { label, items, more, moreAlways = false, align = 'start', className, children } = props;
  const key = items.map(({ id, label: words }) => `${id} ${words}`).join();
  const { row, fitting } = useFittingItems(key, moreAlways);
  const isMeasured = fitting !== undefined;
  const hidden = isMeasured ? items.slice(fitting) : [];
  const measuredMore = hidden.length > 0 ? 'shown' : 'none';
  return (
    <Root
      ref={row}
      className={className}
      aria-label={label}
      data-align={align}
      data-measured={isMeasured}
      style={{ '--needed': neededNavWidth(items) }}
    >
      <List>
        {items.map((item, index) => (
          <li key={item.id} data-out={isMeasured && index >= fitting}>
            {children(item)}
          </li>
        ))}
      </List>
      <More data-more={moreAlways ? 'shown' : isMeasured ? measuredMore : 'expected'}>{more(hidden)}</More>
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font-size: ${theme.size.s};
  &[data-align='center'] {
    justify-content: center;
  }
`;

const List = styled.ul`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-content: start;
  gap: 12px 2px;
  min-inline-size: 0;
  block-size: var(--line, 48px);
  overflow: clip;
  && {
    padding-inline: 2px;
  }
  /* Once it's known which entries don't fit, clipping is off, because an entry's panel is larger than the row. */
  [data-measured='true'] > & {
    overflow: visible;
  }
  & > [data-out='true'] {
    visibility: hidden;
  }
`;

const More = styled.div`
  flex: none;
  &[data-more='expected'] {
    max-inline-size: clamp(0px, (var(--needed) - 100%) * 9999, 200px);
    overflow: clip;
  }
  &[data-more='none'] {
    position: absolute;
    visibility: hidden;
  }
`;
