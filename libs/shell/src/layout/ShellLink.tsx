import { AppLink } from '@baize/routing';
import { safeUrl, type UiLinkProps } from '@baize/ui';

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * Renders every link of the design system: a router link inside the site, or an external link in a new tab. An unsafe
 * URL gets no `href`.
 */
export function ShellLink({ href, ...rest }: UiLinkProps) {
  if (isInside(href)) return <AppLink {...rest} to={href} />;
  return <a {...rest} href={safeUrl(href)} target="_blank" rel="noopener noreferrer" />;
}
