import { savePdf, type PdfLabels } from '@baize/pdf';
import { readBlocks } from './readBlocks.ts';

/** The name of the saved file (spec 2/2.9/4). */
const FILE_NAME = 'document.pdf';

/**
 * Saves a text of the page as `document.pdf`.
 * @throws if a font fails to load
 */
export const downloadPdf = (labels: PdfLabels, body: Element): Promise<void> =>
  savePdf(labels, readBlocks(body), FILE_NAME);
