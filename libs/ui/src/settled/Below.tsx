import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { useDue } from './useDue.ts';

export type BelowProps = {
  /** About how high the section is: a CSS length. */
  height: string;
  children: ReactNode;
};

/**
 * A section of a page that starts below the first screen: it waits for its turn (`useDue`). A page that is come back to
 * has it at once, since it must be as high as it was left.
 */
export const Below = ({ height, children }: BelowProps) =>
  useDue() ? children : <Skeleton shape="block" height={height} />;
