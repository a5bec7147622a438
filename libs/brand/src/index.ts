export type { Brand } from './Brand.ts';
export { BrandProvider, useBrand } from './BrandContext.ts';
export { defaultBrand } from './defaultBrand.ts';
export { findBrandByHost, splitHost, type SplitHost } from './findBrandByHost.ts';
export type { HomeBlock, HomeSectionId } from './homeSections.ts';
export {
  BOTTOM_BARS,
  BOTTOM_ENTRIES,
  FOOTERS,
  HEADERS,
  HEROES,
  SECTION_LOOKS,
  VISITOR_ACTIONS,
  type BottomBarModel,
  type FooterModel,
  type Header,
  type Hero,
  type SectionLook,
} from './layoutChoices.ts';
export { readBrand } from './readBrand.ts';
