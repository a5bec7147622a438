import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { usePrefetch } from './usePrefetch.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  /** Of the history's entry. */
  state?: unknown;
}

/**
 * A link inside the site. Hovering, focusing or touching it prefetches its page. An `aria-current` that is
 * passed in is kept. The router's own `Link` has the prefetching of its framework mode with it, 2 kB of every first page.
 */
export function AppLink({ to, state, onClick, ...rest }: Props) {
  const prefetch = usePrefetch();
  const ahead = () => void prefetch(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={click}
      onPointerEnter={ahead}
      onPointerDown={ahead}
      onFocus={ahead}
    />
  );
}
