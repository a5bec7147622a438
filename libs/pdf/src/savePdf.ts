import type { Block } from './Block.ts';
import { makePdf, type PdfLabels } from './makePdf.ts';

async function fetchFont(address: URL): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The font ${address.pathname} failed to load (${reply.status}).`);
  return reply.arrayBuffer();
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  /* The browser must have started reading before the URL is revoked. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves text as a PDF. jsPDF's own fonts lack ş ğ ı İ, so two of Inter are loaded.
 * @throws if a font fails to load
 */
export async function savePdf(labels: PdfLabels, blocks: readonly Block[], name: string): Promise<void> {
  const [regular, bold] = await Promise.all([
    fetchFont(new URL('./fonts/Inter-Regular.ttf', import.meta.url)),
    fetchFont(new URL('./fonts/Inter-Bold.ttf', import.meta.url)),
  ]);
  save(makePdf(labels, blocks, { regular, bold }), name);
}
