import { paths } from '@baize/routing';

/** Methods with their own page, by slug (spec 3/2.money/5). */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['rovpay', `${paths.rovpay}/`],
  ['envoy', `${paths.envoy}/`],
  ['envoyqr', `${paths.envoyQr}/`],
]);

export const ROVPAY_ID = 2513;

export const methodPage = ({ id, slug }: { id: number; slug: string }): string | undefined =>
  PAGES.get(id === ROVPAY_ID ? 'rovpay' : slug);
