import { AppLink } from '@baize/routing';
import type { UiLinkProps } from '@baize/ui';

/** The design system's links in tests and stories: inside the site by the router, elsewhere a plain one. */
export const TestLink = ({ href, ...rest }: UiLinkProps) =>
  href.startsWith('/') ? <AppLink {...rest} to={href} /> : <a {...rest} href={href} />;
