import { Children, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GridTile } from '../grid/gridTemplate.ts';
import { Rail, type RailProps } from '../rail/Rail.tsx';
import { SectionHeader } from '../rail/SectionHeader.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { showcaseGrid } from './showcaseGrid.ts';

export const SHOWCASE_LOOKS = ['rail', 'grid', 'mosaic', 'spotlight', 'split'] as const;
export type ShowcaseLook = (typeof SHOWCASE_LOOKS)[number];

export type ShowcaseProps = RailProps & {
  /**
   * `rail` one row that scrolls; `grid` whole rows; `mosaic` whole rows around a large first tile; `spotlight` one game
   * large next to a block of tiles; `split` the heading large next to a block of tiles.
   */
  look?: ShowcaseLook;
  /** The large item of `spotlight`; it isn't among the children. */
  lead?: ReactNode;
  /** A sentence below the heading of `split`; not on a phone, where the games come first. */
  text?: string;
  /** The kind of tiles: live tables are larger, so there are fewer, and only in `rail` and `grid`. */
  tile?: GridTile;
};

/** How many children each look has room for: full rows at every width. */
const SHOWN: Record<Exclude<ShowcaseLook, 'rail'>, number> = { grid: 12, mosaic: 9, spotlight: 8, split: 6 };

const TABLES = 8;

/**
 * A selection of a list under a heading, in the look that a brand has chosen for the section.
 *
 * - Use on the home page, with a SeeAll to the rest of the list.
 * - Not for a whole list: TileGrid. Not for a row that always scrolls: Rail.
 * - Keys: Tab reaches every tile; in `rail` the left and right arrows move from tile to tile.
 * - Screen reader: a region named by its heading, with a list.
 */
export function Showcase({ look = 'rail', tile = 'game', lead, text, ...rail }: ShowcaseProps) {
  const id = useId();
  if (look === 'rail') return <Rail {...rail} />;
  const { heading, icon, action, children } = rail;
  const tiles = Children.toArray(children).slice(0, tile === 'table' ? TABLES : SHOWN[look]);
  return (
    <Root aria-labelledby={id} data-look={look}>
      {look === 'split' ? (
        <Panel>
          {icon && <Sign>{icon}</Sign>}
          <Heading id={id}>{heading}</Heading>
          {text && <p>{text}</p>}
          {action}
        </Panel>
      ) : (
        <SectionHeader id={id} heading={heading} icon={icon}>
          {action}
        </SectionHeader>
      )}
      {look === 'spotlight' && lead && <Lead>{lead}</Lead>}
      <Tiles data-look={look} data-tile={tile}>
        {tiles.map((child, index) => (
          <li key={typeof child === 'object' && 'key' in child ? child.key : index}>{child}</li>
        ))}
      </Tiles>
    </Root>
  );
}

const Root = styled.section`
  min-inline-size: 0;
  ${media.web} {
    &[data-look='spotlight'] {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: ${theme.space.l};
      & > :first-child {
        grid-column: 1 / -1;
      }
    }
    &[data-look='split'] {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      column-gap: ${theme.space.xl};
    }
  }
`;

const Tiles = styled.ul`
  ${showcaseGrid}
`;

const Lead = styled.div`
  display: grid;
  min-inline-size: 0;
  margin-block-end: ${theme.tile.gap};
  ${media.web} {
    margin-block-end: 0;
  }
`;

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-block-end: ${theme.space.m};
  & > p {
    flex: 1 0 100%;
    order: 1;
    color: ${theme.color.textMuted};
    ${media.phone} {
      display: none;
    }
  }
  & > :last-child:not(p, h2) {
    margin-inline-start: auto;
  }
  ${media.web} {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${theme.space.s};
    margin: 0;
    padding: ${theme.space.l};
    border-radius: ${theme.radius.l};
    background: linear-gradient(
      150deg,
      color-mix(in oklab, ${theme.color.accent} 22%, ${theme.color.surface}),
      ${theme.color.surface} 70%
    );
    box-shadow: inset 0 0 0 1px ${theme.color.line};
    & > p {
      flex: none;
      order: 0;
    }
    & > :last-child:not(p, h2) {
      margin-inline-start: 0;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  color: ${theme.color.accentText};
  ${media.web} {
    place-items: center;
    inline-size: 56px;
    aspect-ratio: 1;
    border-radius: ${theme.radius.m};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
`;

const Heading = styled.h2`
  font-size: ${theme.size.xl};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${media.web} {
    font-size: ${theme.size.xxl};
    line-height: 1.1;
  }
`;
