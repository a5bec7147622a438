import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { theme } from '../theme/theme.ts';
import { CURRENT, NavTarget, type NavItem } from './NavTarget.tsx';

export type BottomBarItem = NavItem & {
  /** The item in the brand's colour: the deposit. */
  featured?: boolean;
};
export type BottomBarProps = { label: string; items: readonly BottomBarItem[] };

/** Height of the bar without the safe area; set `--bz-bar-bottom` to it where the bar is mounted. */
export const BOTTOM_BAR_HEIGHT = 64;

/**
 * The five most used destinations, within reach of a thumb. The component that mounts it sets
 * `--bz-bar-bottom` to `BOTTOM_BAR_HEIGHT`.
 *
 * - Use on phones and tablets only, with four or five items of one or two short words each.
 * - Not on wide screens: NavRail or TopNav. Not for parts of one page: Tabs.
 * - Keys: Tab goes from item to item, Enter follows.
 * - Aloud: a navigation landmark named by `label`; the current item has `aria-current`.
 */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <Root aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.id} data-featured={item.featured}>
            <Place item={item}>
              {item.icon && (
                <Sign>
                  <Icon of={item.icon} size={22} />
                </Sign>
              )}
              <Words>{item.label}</Words>
            </Place>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.nav`
  position: fixed;
  z-index: ${theme.layer.sticky};
  inset-block-end: 0;
  inset-inline: 0;
  padding-block-end: env(safe-area-inset-bottom);
  background: ${theme.color.header};
  box-shadow:
    inset 0 1px 0 ${theme.color.line},
    ${theme.shadow.l};
  @media (max-height: 320px) {
    position: static;
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-inline-size: 640px;
  block-size: ${BOTTOM_BAR_HEIGHT}px;
  margin-inline: auto;
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 30px;
  border-radius: ${theme.radius.pill};
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
`;

const Words = styled.span`
  display: -webkit-box;
  max-inline-size: 100%;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Place = styled(NavTarget)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 1px;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  /* The longest single word (promosyonlar) fits a fifth of the bar. */
  font-size: clamp(9px, 2.85cqi, 11px);
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.1;
  text-align: center;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.m};
  }
  &${CURRENT} {
    color: ${theme.color.accentText};
    ${Sign} {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
    }
  }
  [data-featured='true'] > & {
    color: ${theme.color.text};
    ${Sign} {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
      box-shadow: ${theme.shadow.glow};
    }
  }
`;
