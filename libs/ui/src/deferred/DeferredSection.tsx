import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { belowFold } from './belowFold.ts';
import { useDeferredRender, useIdleTurn } from './useIdleTurn.ts';

export type DeferredSectionProps = {
  /** About how high the section is: a CSS length. */
  height: string;
  children: ReactNode;
};

/**
 * A section of a page that starts below the first screen: it waits for its turn (`useDeferredRender`), for its code where that comes
 * by itself, and for another turn to be laid out, unless somebody scrolls to it before. A page that is come back to has it
 * at once, since it must be as high as it was left.
 *
 * - Use for each section of a long page that nobody sees at first.
 * - Not for what is seen first: nothing around it, or DeferredAfterHero. Not for loading data: Skeleton.
 */
export function DeferredSection({ height, children }: DeferredSectionProps) {
  const place = <Skeleton shape="block" height={height} />;
  const isDue = useDeferredRender();
  const isWhole = useIdleTurn(isDue);
  return (
    <Root
      data-waiting={!isWhole}
      style={isWhole ? undefined : { containIntrinsicBlockSize: `auto ${height}` }}
    >
      {/* It stands before its content comes, so that each section comes by itself, and not all of them in one go. */}
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
