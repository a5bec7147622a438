declare module 'virtual:brand-themes' {
  import type { Brand } from '@baize/brand';
  import type { Switch } from '@baize/brand/node';

  export interface BrandAssets {
    brand: Brand;
    /** Theme and font faces, for a whole document. */
    css: string;
    /** The font faces alone. */
    faces: string;
    /** The symbol `#logo`, for the beginning of the body. */
    logo: string;
    /** The theme for a part of a page. */
    variables: Record<'dark' | 'light', Record<string, string>>;
    /** The drawings as text, by file name. */
    artwork: Record<'logo.svg' | 'logo-mark.svg' | 'favicon.svg', string>;
  }

  export const brandLooks: BrandAssets[];
  /** Every switch of layout and features, with what it can be. */
  export const brandSwitches: Switch[];
}
