import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePrefetch } from './usePrefetch.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * A link inside the site. Hovering, focusing or touching it prefetches its page. An `aria-current` that is
 * passed in is kept.
 */
export function AppLink({ to, ...rest }: Props) {
  const prefetch = usePrefetch();
  const ahead = () => void prefetch(to);
  return <Link {...rest} to={to} onPointerEnter={ahead} onPointerDown={ahead} onFocus={ahead} />;
}
