/* @chunk games */
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { tileBox } from './tileStyles.ts';

export type GameTileSkeletonProps = { shape?: 'brand' | 'wide' };

/**
 * The placeholder of a loading GameTile: exactly the same box.
 *
 * - Use while a list of games is loading: 12 in a lobby, 8 on the home page.
 * - Not for a live table: LiveTableTileSkeleton. Not for a line of text: Skeleton.
 * - Screen reader: nothing; its list says that it is busy.
 */
export function GameTileSkeleton({ shape }: GameTileSkeletonProps) {
  return (
    <Root aria-hidden="true" data-shape={shape}>
      <Skeleton shape="block" height="100%" />
    </Root>
  );
}

const Root = styled.div`
  ${tileBox}
  overflow: hidden;
`;
