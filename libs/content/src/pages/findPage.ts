import type { Page } from '@baize/api';
import { lowerCase } from '@baize/i18n';

/** What a page is called in its address: the last part of it, whatever its case. */
export const pageName = ({ url }: Pick<Page, 'url'>): string => {
  const [path = ''] = url.split(/[?#]/);
  return lowerCase(path.split('/').findLast((part) => part !== '') ?? '');
};

export const pageAddress = (page: Pick<Page, 'url'>): string =>
  `/pages/${encodeURIComponent(pageName(page))}`;

/** The page that an address names; letters match without regard to case. */
export const findPage = (pages: readonly Page[], name: string): Page | undefined =>
  pages.find((page) => pageName(page) !== '' && pageName(page) === lowerCase(name));
