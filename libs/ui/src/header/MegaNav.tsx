import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { Icon } from '../icon/Icon.tsx';
import { DownIcon } from '../icon/icons.ts';
import { floatingSurface } from '../overlay/overlayStyles.ts';
import { theme } from '../theme/theme.ts';
import { NavRow, type NavRowProps } from './NavRow.tsx';
import { NavTarget, type NavItem } from './NavTarget.tsx';
import { navPlace } from './navPlace.ts';
import { useHoverPanel } from './useHoverPanel.ts';

export type MegaNavItem = NavItem & {
  /** The product's MegaPanel. Without it the item is only a link. */
  panel?: ReactNode;
  /** Names the button that opens the panel. */
  panelLabel?: string;
};
export type MegaNavProps = NavRowProps<MegaNavItem>;

/**
 * The main navigation in one row. Each product opens a wide panel below the bar on hover, on keyboard focus, or when
 * the arrow beside it is pressed. Goes into the `nav` of TopBar.
 *
 * - Use for products with their own categories, picture and offers, on wide screens.
 * - Not for a row of plain links: TopNav. Not on phones: BottomBar and a Drawer.
 * - Keys: Tab goes to each link, its arrow, and into its panel; Enter follows or presses, Escape closes the panel and
 *   moves focus to its arrow.
 * - Screen reader: a navigation landmark named by `label`; the arrow is a button that says whether its panel is open.
 */
export function MegaNav(props: MegaNavProps) {
  const [open, setOpen] = useState<NavItem['id']>();
  return (
    <NavRow {...props}>
      {(item) => (
        <Entry item={item} isOpen={open === item.id} onOpen={(is) => setOpen(is ? item.id : undefined)} />
      )}
    </NavRow>
  );
}

interface EntryProps {
  item: MegaNavItem;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function Entry({ item, isOpen, onOpen }: EntryProps) {
  const id = useId();
  const { area, arrow } = useHoverPanel(isOpen, onOpen);
  if (!item.panel) return <Place item={item}>{item.label}</Place>;
  return (
    <Group {...area}>
      <Place item={item}>{item.label}</Place>
      <Arrow
        ref={arrow}
        type="button"
        aria-label={item.panelLabel}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon of={DownIcon} size={14} />
      </Arrow>
      {isOpen && (
        <Panel id={id}>
          <Inside>{item.panel}</Inside>
        </Panel>
      )}
    </Group>
  );
}

/* Not positioned: the panel is as wide as the bar. */
const Group = styled.div`
  display: flex;
  align-items: center;
`;

const Place = styled(NavTarget)`
  ${navPlace}
  --room: ${theme.space.xs};
`;

const Arrow = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 40px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.textMuted};
  transition: transform ${theme.motion.fast} ${theme.motion.ease};
  ${touchTarget}
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
    color: ${theme.color.accentText};
  }
`;

const Panel = styled.div`
  ${floatingSurface}
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - var(--bz-bar-top, 68px));
  overflow-y: auto;
`;

const Inside = styled.div`
  max-inline-size: calc(${theme.page.width} + 2 * ${theme.page.gutter});
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.page.gutter} ${theme.space.xl};
`;
