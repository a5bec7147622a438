import { lazyPage, paths, type AreaPage } from '@baize/routing';
import { historyPages } from './history/historyPages.tsx';
import { moneyPages } from './money/moneyPages.tsx';
import { profilePages } from './profile/profilePages.tsx';
import { protectionPages } from './protection/protectionPages.tsx';
import { accountTexts } from './texts.ts';

const accountMenu: AreaPage = {
  page: lazyPage(async () => (await import('./layout/AccountMenuPage.tsx')).AccountMenuPage, accountTexts),
  skeleton: lazyPage(
    async () => (await import('./layout/AccountMenuSkeleton.tsx')).AccountMenuSkeleton,
    accountTexts,
  ),
};

/** Every page of the account by its path, each with its own code and texts; loaded with the first of them. */
export const accountPages = {
  [paths.accountMenu]: accountMenu,
  ...profilePages,
  ...moneyPages,
  ...historyPages,
  ...protectionPages,
};
