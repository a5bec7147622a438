/** A new brand's options; all except slug and seed default to values derived from the slug. */
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
  /** The brand's licensing authority and licence number; `check:brands` reports placeholders until both are set. */
  authority?: string;
  licence?: string;
  lettering?: 'name' | 'capitals' | 'small';
}
