import { lowerCase } from '@baize/i18n';
import type { AppRoute } from '@baize/routing';

/**
 * The classes of `<body>` on a route's pages, for the operator's CSS: `page-` and the first part of its path
 * (`page-home`, `page-live-casino`, `page-404`), and the class that the route declares.
 */
export function bodyClassesOf({ path, handle }: Pick<AppRoute, 'path' | 'handle'>): string[] {
  const first = path === '*' ? '404' : path.split('/')[1] || 'home';
  const own = `page-${lowerCase(first.replace(/([a-z])([A-Z])/g, '$1-$2'))}`;
  return handle?.bodyClass ? [own, handle.bodyClass] : [own];
}
