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
 * An image section right below the hero, within a phone's first screen. Its images load after the hero's, and on a
 * phone it isn't laid out until then. It hydrates once its code has loaded.
 *
 * - Use on the home page, directly below the hero. Everything below it must wait too, to avoid layout shift.
 * - Not for content below the first screen: DeferredSection.
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
