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
  /** Who licenses the brand, and under which number; `check:brands` reports placeholders until both are there. */
  authority?: string;
  licence?: string;
  lettering?: 'name' | 'capitals' | 'small';
}
