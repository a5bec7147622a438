import { AppLink } from '@baize/routing';
import type { UiLinkProps } from '@baize/ui';

/** The design system's links in tests and stories: through the router inside the site, otherwise a plain anchor. */
export const TestLink = ({ href, ...rest }: UiLinkProps) =>
  href.startsWith('/') ? <AppLink {...rest} to={href} /> : <a {...rest} href={href} />;
