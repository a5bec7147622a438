export interface Assumption {
  about: string;
  usual: number;
  /** The largest value that makes sense; 100 for a percentage. */
  max?: number;
}

const PERCENT = { max: 100 } as const;

/** What the calculation assumes, by flag: how players behave, and what a server's work costs. */
export const ASSUMPTIONS = {
  players: { about: 'players at the same time', usual: 1_000_000 },
  tabs: { about: 'open tabs of a player', usual: 2 },
  hidden: { about: '% of the time that a tab is in the background', usual: 60, ...PERCENT },
  pages: { about: 'pages that a player opens in an hour', usual: 30 },
  documents: {
    about: '% of these that are loaded as a document, not opened in the app',
    usual: 20,
    ...PERCENT,
  },
  'first-visits': { about: '% of these that find no files in the browser’s cache', usual: 10, ...PERCENT },
  files: { about: 'files of the app that a first visit loads', usual: 25 },
  images: { about: 'images of a page that the browser doesn’t have yet', usual: 15 },
  calls: { about: 'calls to the platform of a page', usual: 4 },
  jackpots: { about: '% of the time in the foreground with jackpots in view', usual: 20, ...PERCENT },
  'live-tables': { about: '% of the time in the foreground with live tables in view', usual: 10, ...PERCENT },
  poker: { about: '% of the time in the foreground on the poker page', usual: 1, ...PERCENT },
  payments: { about: '% of the time in the foreground with a pending payment in view', usual: 1, ...PERCENT },
  'cdn-hits': { about: '% of files and images that the CDN has', usual: 95, ...PERCENT },
  'page-hits': { about: '% of documents that are rendered already', usual: 99, ...PERCENT },
  'cached-ms': { about: 'ms of processor time for a rendered page (ADR 65)', usual: 0.09 },
  'render-ms': { about: 'ms of processor time to render a page: 20 to 50 (ADR 59)', usual: 35 },
  'call-ms': { about: 'ms of processor time to pass on a call, file or image (ADR 80)', usual: 0.6 },
  cores: { about: 'cores of a site server', usual: 2 },
  load: {
    about: '% of the processor time that is used on average, the rest is for peaks',
    usual: 60,
    ...PERCENT,
  },
} as const satisfies Record<string, Assumption>;

export type Assumptions = Record<keyof typeof ASSUMPTIONS, number>;

/** The usual values. */
export const USUAL = Object.fromEntries(
  Object.entries(ASSUMPTIONS).map(([flag, { usual }]) => [flag, usual]),
) as Assumptions;
