import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

interface CallFrame {
  functionName: string;
  url?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/** A trace's event with a part of the CPU profile; times in µs. */
export interface ProfileChunk {
  name: string;
  pid: number;
  ts: number;
  id?: string;
  args?: {
    data?: {
      startTime?: number;
      timeDeltas?: readonly number[];
      cpuProfile?: { nodes?: readonly { id: number; callFrame: CallFrame }[]; samples?: readonly number[] };
    };
  };
}

export interface ScriptCost {
  /** `libs/casino/src/lobby/LobbyView.tsx:38`, or built file and function without a source map. */
  where: string;
  ms: number;
}

const readMap = (path: string) => new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);

/** Resolves built code's positions with the maps that lie next to the files. */
function createResolver(clientFolder: (app: string) => string) {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (url: string) => {
    const [, app = '', file = ''] = /\/_app\/([^/]+)\/(.*)$/.exec(url) ?? [];
    const path = join(clientFolder(app), `${file}.map`);
    if (!maps.has(path)) maps.set(path, file && existsSync(path) ? readMap(path) : undefined);
    return maps.get(path);
  };
  return ({ functionName, url = '', lineNumber = 0, columnNumber = 0 }: CallFrame): string => {
    if (!url) return functionName;
    const map = mapOf(url);
    const found = map?.findEntry(lineNumber, columnNumber);
    if (!found || !('originalSource' in found) || !found.originalSource)
      return `${url.split('/').at(-1)} ${functionName}`.trim();
    return `${found.originalSource.replace(/^(?:\.\.\/)+/, '')}:${found.originalLine + 1}`;
  };
}

/**
 * The time that each function took itself between two moments (µs), the largest first. It is sampled wall time of a
 * slowed-down CPU, so it compares functions; it isn't what they cost without the profiler.
 */
export function scriptCosts(
  chunks: readonly ProfileChunk[],
  pid: number,
  [from, to]: readonly [number, number],
  clientFolder: (app: string) => string,
): ScriptCost[] {
  const nameOf = createResolver(clientFolder);
  const own = chunks.filter((chunk) => chunk.pid === pid);
  const names = new Map<number, string>();
  const sums = new Map<string, number>();
  let now = own.find(({ name }) => name === 'Profile')?.args?.data?.startTime ?? 0;
  for (const { name, args } of own) {
    if (name !== 'ProfileChunk') continue;
    const { cpuProfile, timeDeltas = [] } = args?.data ?? {};
    for (const { id, callFrame } of cpuProfile?.nodes ?? []) names.set(id, nameOf(callFrame));
    for (const [index, sample] of (cpuProfile?.samples ?? []).entries()) {
      const delta = timeDeltas[index] ?? 0;
      now += delta;
      if (now < from || now >= to) continue;
      const where = names.get(sample) ?? '?';
      sums.set(where, (sums.get(where) ?? 0) + delta / 1000);
    }
  }
  const outside = new Set(['(idle)', '(program)', '(root)']);
  return [...sums]
    .filter(([where]) => !outside.has(where))
    .map(([where, ms]) => ({ where, ms }))
    .sort((a, b) => b.ms - a.ms);
}
