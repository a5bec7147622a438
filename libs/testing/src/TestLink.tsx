import { AppLink } from '@baize/routing';
import type { UiLinkProps } from '@baize/ui';

/**
 * The design system's links in tests and stories: inside the site through the router, elsewhere a plain anchor.
 */
export const TestLink = ({ href, ...rest }: UiLinkProps) =>
  href.startsWith('/') ? <AppLink {...rest} to={href} /> : <a {...rest} href={href} />;
