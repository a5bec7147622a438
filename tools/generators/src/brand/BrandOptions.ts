/** What somebody says about a new brand; everything but slug and seed follows from the slug when it is left out. */
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
