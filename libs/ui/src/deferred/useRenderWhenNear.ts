import type { RefObject } from 'react';
import { useWasNear } from '../motion/useWasNear.ts';
import { useDeferredRender } from './useDeferredRender.ts';

/** How near the viewport a part renders: on most screens a list after other sections is farther away at first. */
const MARGIN = '300px';

const NOWHERE: RefObject<null> = { current: null };

/**
 * Whether to render a long part that may start below the first screen, such as a list after other sections. Once the page
 * is interactive it waits until its place is near the viewport, because its images would compete with those on the first
 * screen, and a user who never scrolls would load them for nothing. Stays true. True from the start on back navigation.
 *
 * @param place the element that contains it; undefined if it's on the first screen, which makes it `useDeferredRender`
 */
export function useRenderWhenNear(place: RefObject<Element | null> | undefined): boolean {
  const isDue = useDeferredRender();
  const wasNear = useWasNear(place ?? NOWHERE, MARGIN, isDue);
  return isDue && (!place || wasNear);
}
