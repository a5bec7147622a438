import { ACCOUNT_BUDGET, BUDGET } from '@baize/checks/script-budgets';

/** The number to compare with budget and aim: the value, its ratio to the floor's, or its excess over the floor's. */
type Basis = 'value' | 'ratio' | 'excess';

interface Budget {
  unit: 'kB' | 'MB' | 'ms' | 'ms/s' | '/s' | 's' | '%' | '' | 'requests' | 'nodes';
  /** Undefined if the figure is only reported, next to another one that is judged. */
  budget?: number;
  aim?: number;
  basis?: Basis;
  /** Higher is better, as with scores. */
  more?: boolean;
  /** A miss fails the run; never set for times. */
  gates?: boolean;
}

/** Budgets and aims. */
export const BUDGETS = {
  'script, first route': { unit: 'kB', budget: BUDGET.first, aim: 150, gates: true },
  'script, further route': { unit: 'kB', budget: BUDGET.further, aim: 12, gates: true },
  /* The account pages' current size, so that they don't grow; the aim is the budget of all others. */
  'script, first route, account': { unit: 'kB', budget: ACCOUNT_BUDGET.first, aim: 177, gates: true },
  'script, further route, account': { unit: 'kB', budget: ACCOUNT_BUDGET.further, aim: 25, gates: true },
  FCP: { unit: 's', budget: 0.45, aim: 0.33, basis: 'ratio' },
  LCP: { unit: 's', budget: 0.85, aim: 0.7, basis: 'ratio' },
  'TBT, wall': { unit: 'ms' },
  'TBT, thread': { unit: 'ms', budget: 50, aim: 20 },
  CLS: { unit: '', budget: 0.01, aim: 0 },
  'Lighthouse performance': { unit: '', budget: 95, aim: 99, more: true },
  'Lighthouse accessibility': { unit: '', budget: 100, aim: 100, more: true },
  'Lighthouse best practices': { unit: '', budget: 100, aim: 100, more: true },
  'Lighthouse SEO': { unit: '', budget: 100, aim: 100, more: true },
  'missed frames': { unit: '%', budget: 1, aim: 0, basis: 'excess' },
  'nodes in the grid': { unit: 'nodes', budget: 400, aim: 200 },
  'INP, wall': { unit: 'ms' },
  'INP, thread': { unit: 'ms', budget: 100, aim: 64 },
  /* What the press promises: the new page's heading and skeletons. Its content has the same budget. */
  'new heading, warm': { unit: 'ms', budget: 150, aim: 100 },
  'new heading, cold': { unit: 'ms', budget: 700, aim: 450 },
  'route change, warm': { unit: 'ms', budget: 150, aim: 100 },
  'route change, cold': { unit: 'ms', budget: 700, aim: 450 },
  'at rest': { unit: 'ms/s', budget: 20, aim: 10 },
  'styles at rest': { unit: '/s' },
  'idle hour, visible': { unit: 'requests', budget: 130, aim: 10 },
  'idle hour, hidden': { unit: 'requests', budget: 30, aim: 0 },
  /* The site server (`site-load`). */
  'pages a second': { unit: '/s' },
  /* Compared with a plain file server with the same pages. */
  'cached pages a second': { unit: '/s', budget: 0.25, aim: 0.5, basis: 'ratio', more: true },
  'CPU of a cached page': { unit: 'ms', budget: 1, aim: 0.7 },
  'CPU of a rendered page': { unit: 'ms', budget: 30, aim: 20 },
  'CPU of a call': { unit: 'ms' },
  'page, p50': { unit: 'ms' },
  'page, p99': { unit: 'ms', budget: 3_000, aim: 500 },
  'call under load, p50': { unit: 'ms' },
  'call under load, p99': { unit: 'ms', budget: 30, aim: 15 },
  'health check under load, p50': { unit: 'ms' },
  'health check under load, p99': { unit: 'ms', budget: 20, aim: 10 },
  'failed pages': { unit: '', budget: 0, aim: 0 },
  'without markup': { unit: '%' },
  memory: { unit: 'MB' },
  'memory growth': { unit: '%', budget: 10, aim: 3 },
} as const satisfies Record<string, Budget>;

export type MetricName = keyof typeof BUDGETS;

export const budgetOf = (metric: MetricName): Budget => BUDGETS[metric];
