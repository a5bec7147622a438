import type { TraceEvent } from '../browser/trace.ts';

/** The sum of a traced load's layout shifts without a recent press: CLS, or more where shifts are far apart. */
export const layoutShift = (events: readonly TraceEvent[]): number =>
  events
    .filter(({ name, args }) => name === 'LayoutShift' && args?.data?.had_recent_input !== true)
    .reduce((sum, { args }) => sum + (args?.data?.weighted_score_delta ?? 0), 0);
