import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { CURRENT, NavTarget, type NavItem } from './NavTarget.tsx';

export type MegaPanelProps = {
  title: string;
  /** One sentence below it. */
  text?: string;
  /** Its categories, the whole product first. */
  items: readonly NavItem[];
  /** A picture and offers, at the end of the panel. */
  offers?: ReactNode;
};

/**
 * A product's panel: its name, its categories with icons, and offers with pictures beside them.
 *
 * - Use as the `panel` of an item of MegaNav.
 * - Not in a page: ExploreStrip.
 * - Keys: Tab goes from link to link, Enter follows.
 * - Screen reader: the categories are a list named by `title`.
 */
export function MegaPanel({ title, text, items, offers }: MegaPanelProps) {
  return (
    <Root data-offers={offers !== undefined}>
      <Words>
        <Title>{title}</Title>
        {text && <p>{text}</p>}
      </Words>
      <List aria-label={title}>
        {items.map((item) => (
          <li key={item.id}>
            <Place item={item}>
              {item.icon && (
                <Sign>
                  <Icon of={item.icon} size={20} />
                </Sign>
              )}
              {item.label}
            </Place>
          </li>
        ))}
      </List>
      {offers}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 240px) minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.xl};
  &[data-offers='true'] {
    grid-template-columns: minmax(150px, 220px) minmax(0, 1fr) minmax(0, 1.1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

const Title = styled.p`
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
  line-height: 1.15;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: ${theme.space.xxs};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Place = styled(NavTarget)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${theme.space.xxs} ${theme.space.xs};
  border: 0;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, ${theme.color.text} 7%, transparent);
    }
  }
  &${CURRENT} {
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
  }
`;
