import type { BrowserError, CallFailure, PageReport } from '@baize/shell/page-report';
import { z } from 'zod';
import { APPS, type AppName } from '../apps.ts';

const TEN_MINUTES_MS = 600_000;
const MAX_SHIFT = 100;
const MAX_COUNT = 1_000;
/** A route's pattern: `/PlayGame/:id`, `/Promotions/:id?`, `*`. */
const ROUTE = /^(?:\*|(?:\/(?::\w+\??|[\w-]*|\*))+)$/;

const ms = z.number().min(0).max(TEN_MINUTES_MS).optional();
const count = z.int().min(1).max(MAX_COUNT).optional();

const schema = z.strictObject({
  app: z.enum(APPS),
  version: z.string().max(60),
  page: z.string().max(100).regex(ROUTE),
  vitals: z.strictObject({
    CLS: z.number().min(0).max(MAX_SHIFT).optional(),
    FCP: ms,
    INP: ms,
    LCP: ms,
    TTFB: ms,
  }),
  errors: z.strictObject({
    error: count,
    rejection: count,
    crash: count,
    chunk: count,
  } satisfies Record<BrowserError, unknown>),
  failures: z.strictObject({
    '4xx': count,
    '5xx': count,
    network: count,
    timeout: count,
    unreadable: count,
  } satisfies Record<CallFailure, unknown>),
}) satisfies z.ZodType<PageReport>;

/** A page's report with values that are possible; its version may be any. */
export type CheckedReport = PageReport & { app: AppName };

/**
 * Reads a page's report. Nothing beyond its fields is accepted.
 * @returns undefined for anything else
 */
export function readPageReport(text: string): CheckedReport | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
