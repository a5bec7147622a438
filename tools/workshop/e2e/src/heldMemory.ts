import type { CDPSession } from '@playwright/test';

/** Memory that a page retains after garbage collection. */
export interface HeldMemory {
  /** Bytes of the script heap, without compiled code, which V8 creates and drops for hot functions. */
  heap: number;
  nodes: number;
  documents: number;
  listeners: number;
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** The bytes of a heap snapshot that aren't compiled code. */
function bytesWithoutCode({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const size = meta.node_fields.indexOf('self_size');
  const type = meta.node_fields.indexOf('type');
  const code = meta.node_types[0].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    if (nodes[node + type] !== code) bytes += nodes[node + size] ?? 0;
  }
  return bytes;
}

async function takeHeapSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join('')) as HeapSnapshot;
}

/** The number of nodes, documents and listeners that the page retains; cheap enough to poll. */
export async function countHeld(session: CDPSession): Promise<Omit<HeldMemory, 'heap'>> {
  /* Objects found by the first collection may be freed only by the second one, after their finalizers. */
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: of('Nodes'), documents: of('Documents'), listeners: of('JSEventListeners') };
}

/**
 * Measures the page's retained memory with a heap snapshot (a second or two). The session needs `Performance.enable`.
 */
export async function measureHeld(session: CDPSession): Promise<HeldMemory> {
  const counts = await countHeld(session);
  return { heap: bytesWithoutCode(await takeHeapSnapshot(session)), ...counts };
}
