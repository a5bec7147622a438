import { AppLink } from '@baize/routing';
import { safeUrl, type UiLinkProps } from '@baize/ui';

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * What every link of the design system becomes: a link inside the site, or one that leaves it in a tab of its own.
 * An address that is not safe leads nowhere.
 */
export function ShellLink({ href, ...rest }: UiLinkProps) {
  if (isInside(href)) return <AppLink {...rest} to={href} />;
  return <a {...rest} href={safeUrl(href)} target="_blank" rel="noopener noreferrer" />;
}
