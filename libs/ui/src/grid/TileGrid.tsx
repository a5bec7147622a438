import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { gridTemplate, type GridTile } from './gridTemplate.ts';

export type TileGridProps = { label: string; children: ReactNode; busy?: boolean; tile?: GridTile };

/**
 * A grid of tiles, as many per row as fit.
 *
 * - Use for up to about 200 tiles; while they load, put GameTileSkeletons in it and set `busy`.
 * - Not above that: VirtualTileGrid. Not for one line of them: Rail.
 * - Screen reader: a list named by `label`; screen readers say how many there are.
 */
export function TileGrid({ label, children, busy, tile = 'game' }: TileGridProps) {
  return (
    <Root aria-label={label} aria-busy={busy} data-tile={tile}>
      {Children.toArray(children).map((child, index) => (
        <li key={typeof child === 'object' && 'key' in child ? child.key : index}>{child}</li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${gridTemplate}
  & > li {
    min-inline-size: 0;
  }
`;
