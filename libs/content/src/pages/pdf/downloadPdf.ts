import { makePdf, type PdfLabels } from './makePdf.ts';
import { readBlocks } from './readBlocks.ts';

/** The name of the saved file (spec 2/2.9/4). */
const FILE_NAME = 'document.pdf';

async function fetchFont(address: URL): Promise<ArrayBuffer> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`The font ${address.pathname} did not come (${reply.status}).`);
  return reply.arrayBuffer();
}

function save(file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  /* The browser must have started reading before the URL is revoked. */
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Saves a text of the page as `document.pdf`. jsPDF's own fonts lack ş ğ ı İ, so two of Inter are loaded.
 * @throws when a font fails to load
 */
export async function downloadPdf(labels: PdfLabels, body: Element): Promise<void> {
  const [regular, bold] = await Promise.all([
    fetchFont(new URL('./fonts/Inter-Regular.ttf', import.meta.url)),
    fetchFont(new URL('./fonts/Inter-Bold.ttf', import.meta.url)),
  ]);
  save(makePdf(labels, readBlocks(body), { regular, bold }));
}
