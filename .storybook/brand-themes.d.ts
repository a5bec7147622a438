declare module 'virtual:brand-themes' {
  import type { Brand } from '@baize/brand';
  import type { BrandSwitch } from '@baize/brand/node';

  export interface BrandAssets {
    brand: Brand;
    /** Theme and `@font-face` rules, for a whole document. */
    css: string;
    /** The CSS of its looks, for a whole document. */
    looks: string;
    /** The `@font-face` rules alone. */
    fontFaceCss: string;
    /** The symbol `#logo`, for the beginning of the body. */
    logo: string;
    /** The theme for part of a page. */
    variables: Record<'dark' | 'light', Record<string, string>>;
    /** The brand's SVGs as text, by file name. */
    artwork: Record<'logo.svg' | 'logo-mark.svg' | 'favicon.svg', string>;
  }

  export const brandAssets: BrandAssets[];
  /** Every switch of layout and features, with its possible values. */
  export const brandSwitches: BrandSwitch[];
}
