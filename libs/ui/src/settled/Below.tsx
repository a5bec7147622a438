import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useDue } from './useDue.ts';

export type BelowProps = {
  /** About how high the section is: a CSS length. */
  height: string;
  children: ReactNode;
};

/**
 * A section of a page that starts below the first screen: it waits for its turn (`useDue`), and for its code where that
 * comes by itself. A page that is come back to has it at once, since it must be as high as it was left.
 *
 * - Use for each section of a long page that nobody sees at first.
 * - Not for what is seen first: nothing around it, or AfterHero. Not for loading data: Skeleton.
 */
export function Below({ height, children }: BelowProps) {
  const place = <Skeleton shape="block" height={height} />;
  return useDue() ? <Suspense fallback={place}>{children}</Suspense> : place;
}
