import type { Figures, SiteProcess } from './SiteProcess.ts';

/** What the server has done during `work`, and how much memory it has afterwards. */
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
