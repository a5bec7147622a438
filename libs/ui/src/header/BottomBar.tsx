import { css, styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { CURRENT, NavTarget, type NavItem } from './NavTarget.tsx';

export const BOTTOM_BAR_VARIANTS = ['pill', 'bar', 'dock'] as const;
export type BottomBarVariant = (typeof BOTTOM_BAR_VARIANTS)[number];

export type BottomBarItem = NavItem & {
  /** The bar's main action: the deposit. It's an action, so it never looks like the current item. */
  featured?: boolean;
};
export type BottomBarProps = {
  label: string;
  items: readonly BottomBarItem[];
  variant?: BottomBarVariant;
};

/** Height of the bar without the safe area, in CSS pixels. */
const HEIGHT = 64;

/** The space that a bar takes at the bottom of the window, without the safe area, in CSS pixels. */
export const BOTTOM_BAR_SPACE = { pill: HEIGHT, bar: HEIGHT, dock: HEIGHT + 26 } as const;

/**
 * The five most used destinations, within reach of a thumb. `pill` shows the current item's icon on a pill, `bar` a
 * line above it; `dock` floats, with the featured item raised in its middle. The component that mounts it sets
 * `--bz-bar-bottom` to its `BOTTOM_BAR_SPACE`; above a keyboard (`media.aboveKeyboard`) the bar is at the page's end.
 *
 * - Use on phones and tablets only, with four or five items of one or two short words each.
 * - Not on wide screens: NavRail or TopNav. Not for parts of one page: Tabs.
 * - Keys: Tab goes from item to item, Enter follows.
 * - Screen reader: a navigation landmark named by `label`; the current item has `aria-current`.
 */
export function BottomBar({ label, items, variant = 'pill' }: BottomBarProps) {
  return (
    <Root aria-label={label} data-part="bottom-bar" data-variant={variant}>
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
  ${media.aboveKeyboard} {
    position: static;
  }
  @media (max-height: 320px) {
    position: static;
  }
  &[data-variant='dock'] {
    inset-block-end: calc(env(safe-area-inset-bottom) + 8px);
    inset-inline: 10px;
    padding-block-end: 0;
    border-radius: calc(${theme.radius.l} + 6px);
    box-shadow:
      inset 0 0 0 1px ${theme.color.line},
      ${theme.shadow.l};
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  max-inline-size: 640px;
  block-size: ${HEIGHT}px;
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

const variants = css`
  /* The current item is filled; the featured action has only an outline. */
  [data-variant='pill'] &${CURRENT} ${Sign} {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
  [data-variant='pill'] [data-featured='true'] > & ${Sign} {
    box-shadow: inset 0 0 0 2px ${theme.color.accentText};
    color: ${theme.color.accentText};
  }
  [data-variant='bar'] & {
    position: relative;
  }
  [data-variant='bar'] &${CURRENT}::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: 18%;
    block-size: 3px;
    border-radius: 0 0 ${theme.radius.pill} ${theme.radius.pill};
    background: ${theme.color.accent};
  }
  [data-variant='bar'] [data-featured='true'] > & ${Sign} {
    color: ${theme.color.accentText};
  }
  [data-variant='dock'] &${CURRENT} ${Sign} {
    color: ${theme.color.accentText};
  }
  [data-variant='dock'] &${CURRENT} ${Words} {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  /* The raised action; its space in the row stays empty. */
  [data-variant='dock'] [data-featured='true'] > & {
    align-content: end;
    padding-block-end: 8px;
    ${Sign} {
      inline-size: 56px;
      block-size: 56px;
      margin-block-start: -28px;
      border: 4px solid ${theme.color.canvas};
      border-radius: 50%;
      background: ${theme.color.accent};
      box-shadow: ${theme.shadow.m};
      color: ${theme.color.onAccent};
    }
  }
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
  font-size: clamp(9px, 2.6cqi, 11px);
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
  }
  [data-featured='true'] > & {
    color: ${theme.color.text};
  }
  ${variants}
`;
