import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { media } from '../theme/media.ts';
import { belowFold } from './belowFold.ts';
import { HydratesLater } from './HydratesLater.tsx';
import { usePageReady } from './usePageReady.ts';

export type DeferredAfterHeroProps = {
  /** Approximate height on a phone: a CSS length. */
  height: string;
  children: ReactNode;
};

/**
 * A section between the hero and the end of a phone's first screen that depends on its images, which load
 * after the hero's: on a phone it is laid out together with them. It hydrates when its code is there.
 *
 * - Use on the home page, directly below the hero. Everything that follows it must wait too, or it would
 *   shift.
 * - Not for what starts below the first screen: DeferredSection.
 */
export function DeferredAfterHero({ height, children }: DeferredAfterHeroProps) {
  const isWhole = usePageReady();
  return (
    <Root
      data-waiting={!isWhole}
      style={isWhole ? undefined : { containIntrinsicBlockSize: `auto ${height}` }}
    >
      <Suspense fallback={<Skeleton shape="block" height={height} />}>
        <HydratesLater>{children}</HydratesLater>
      </Suspense>
    </Root>
  );
}

const Root = styled.div`
  min-inline-size: 0;
  &:empty {
    display: none;
  }
  ${media.phone} {
    ${belowFold}
  }
`;
