import type { Page } from '@baize/api';
import { lowerCase } from '@baize/i18n';

/** A page's name in its URL: the last segment, in lower case. */
export const pageName = ({ url }: Pick<Page, 'url'>): string => {
  const [path = ''] = url.split(/[?#]/);
  return lowerCase(path.split('/').findLast((part) => part !== '') ?? '');
};

export const pageAddress = (page: Pick<Page, 'url'>): string =>
  `/pages/${encodeURIComponent(pageName(page))}`;

/** The page of this name, regardless of case. */
export const findPage = (pages: readonly Page[], name: string): Page | undefined =>
  pages.find((page) => pageName(page) !== '' && pageName(page) === lowerCase(name));
