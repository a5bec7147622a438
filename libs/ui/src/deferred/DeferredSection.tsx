import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { belowFold } from './belowFold.ts';
import { useAfterIdle } from './useAfterIdle.ts';
import { useDeferredRender } from './useDeferredRender.ts';

export type DeferredSectionProps = {
  /** Approximate height of the section: a CSS length. */
  height: string;
  children: ReactNode;
};

/**
 * A section of a page below the first screen. It waits for an idle callback (`useDeferredRender`), for its chunk if it
 * has one, and for another idle callback to be laid out, unless the user scrolls to it first. On back navigation it
 * renders at once, so that the page has its previous height.
 *
 * - Use for each section of a long page that isn't visible at first.
 * - Not above the fold: use no wrapper there, or DeferredAfterHero. Not for loading data: Skeleton.
 */
export function DeferredSection({ height, children }: DeferredSectionProps) {
  const place = <Skeleton shape="block" height={height} />;
  const isDue = useDeferredRender();
  const isWhole = useAfterIdle(isDue);
  return (
    <Root
      data-waiting={!isWhole}
      style={isWhole ? undefined : { containIntrinsicBlockSize: `auto ${height}` }}
    >
      {/* The boundary exists before its content, so that each section hydrates separately, not all in one
          go. */}
      <Suspense fallback={place}>{isDue ? children : place}</Suspense>
    </Root>
  );
}

const Root = styled.div`
  min-inline-size: 0;
  &:empty {
    display: none;
  }
  ${belowFold}
`;
