import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { tileBox } from './tileFrame.ts';

export type GameTileSkeletonProps = { shape?: 'brand' | 'wide' };

/** The place of a GameTile that is on its way: the same box to the pixel. */
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
