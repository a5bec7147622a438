/** The sportsbooks and the pages that each has. */
export const BOOKS = {
  betconstruct: ['prematch', 'live', 'esport', 'history'],
  redlane: ['prematch', 'live', 'history'],
  upgaming: ['prematch', 'live', 'results'],
  betradar: ['prematch', 'live', 'esport', 'history'],
} as const;

export type BookName = keyof typeof BOOKS;
export const BOOK_PAGES = ['prematch', 'live', 'esport', 'results', 'history'] as const;
export type BookPage = (typeof BOOK_PAGES)[number];

export const BOOK_NAMES: Record<BookName, string> = {
  betconstruct: 'Betconstruct',
  redlane: 'Redlane',
  upgaming: 'Upgaming',
  betradar: 'Betradar',
};

/** The page of a sportsbook; undefined when there is no such book or the book has no such page. */
export function findBookPage(book: string, page: string): { book: BookName; page: BookPage } | undefined {
  const name = (Object.keys(BOOKS) as BookName[]).find((known) => known === book);
  const found = name && BOOKS[name].find((known) => known === page);
  return found && { book: name, page: found };
}
