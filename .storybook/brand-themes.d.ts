declare module 'virtual:brand-themes' {
  import type { Brand } from '@baize/brand';

  /** Every brand with its theme and font faces as CSS. */
  export const brandLooks: { brand: Brand; css: string }[];
}
