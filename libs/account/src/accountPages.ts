import { lazyPage, type Page } from '@baize/routing';
import { accountSkeletons as skeletons } from './accountSkeletons.tsx';
import { historyPages } from './history/historyPages.ts';
import { moneyPages } from './money/moneyPages.ts';
import { profilePages } from './profile/profilePages.ts';
import { protectionPages } from './protection/protectionPages.ts';
import { accountTexts } from './texts.ts';

const pages = {
  hub: lazyPage(async () => (await import('./layout/AccountMenuPage.tsx')).AccountMenuPage, accountTexts),
  ...profilePages,
  ...moneyPages,
  ...historyPages,
  ...protectionPages,
};

export type AccountPageName = keyof typeof pages;

/** What the server renders of each page. */
export const accountSkeletons: Readonly<Record<AccountPageName, Page>> = skeletons;

/** Every page of the account, each with its own code and texts; loaded with the first of them. */
export const accountPages: Readonly<Record<AccountPageName, Page>> = pages;
