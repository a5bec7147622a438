export type { Block } from './Block.ts';
export type { PdfLabels } from './makePdf.ts';
export { savePdf } from './savePdf.ts';
