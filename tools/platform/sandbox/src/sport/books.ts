/** The sportsbooks and their pages. */
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
  betconstruct: 'BetConstruct',
  redlane: 'Redlane',
  upgaming: 'Upgaming',
  betradar: 'Betradar',
};

/** A sportsbook's page; undefined if the book or the page is unknown. */
export function findBookPage(book: string, page: string): { book: BookName; page: BookPage } | undefined {
  const name = (Object.keys(BOOKS) as BookName[]).find((known) => known === book);
  const found = name && BOOKS[name].find((known) => known === page);
  return found && { book: name, page: found };
}
