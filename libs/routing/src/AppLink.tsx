import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePrefetch } from './usePrefetch.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/**
 * A link inside the site. Pointing at it, focusing it or touching it fetches the page behind it. A link with
 * `aria-current` decided elsewhere passes it through.
 */
export function AppLink({ to, ...rest }: Props) {
  const prefetch = usePrefetch();
  const ahead = () => prefetch(to);
  return <Link {...rest} to={to} onPointerEnter={ahead} onPointerDown={ahead} onFocus={ahead} />;
}
