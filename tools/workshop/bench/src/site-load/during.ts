import type { Figures, SiteProcess } from './SiteProcess.ts';

/** The server's metrics during `work`, and its memory afterwards. */
export async function during<T>(
  site: SiteProcess,
  work: () => Promise<T>,
): Promise<{ result: T; spent: Figures }> {
  const before = await site.figures();
  const result = await work();
  const after = await site.figures();
  return {
    result,
    spent: {
      cpuMs: after.cpuMs - before.cpuMs,
      memoryMb: after.memoryMb,
      renders: after.renders - before.renders,
      withoutMarkup: after.withoutMarkup - before.withoutMarkup,
    },
  };
}
