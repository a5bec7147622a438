/** A new brand's options; everything except slug and seed is derived from the slug when left out. */
export interface BrandOptions {
  slug: string;
  /** The accent colour, `#rrggbb`. */
  seed: string;
  name?: string;
  second?: string;
  ground?: string;
  display?: string;
  text?: string;
  mark?: string;
  lettering?: 'name' | 'capitals' | 'small';
}
