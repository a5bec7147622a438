import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { gridTemplate } from './gridTemplate.ts';

export type TileGridProps = { label: string; children: ReactNode; busy?: boolean };

/** A grid of tiles, for up to about 200 of them; above that use VirtualTileGrid. */
export function TileGrid({ label, children, busy }: TileGridProps) {
  return (
    <Root aria-label={label} aria-busy={busy}>
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
