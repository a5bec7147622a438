import { gentlemen } from './gentlemen.ts';
import { ladies } from './ladies.ts';

/** The dealers: hair, dress and pose. Light and colours are chosen when they are drawn. */
export const figures = { ...ladies, ...gentlemen };
export type FigureName = keyof typeof figures;
