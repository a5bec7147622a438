export { brandLook, FONT_BASE, type BrandLook } from './brandLook.ts';
export { neutralPage } from './neutralPage.ts';
export { KEPT_COOKIE } from './ownLook.ts';
export { renderPage, type PageInput, type PaintedFrame } from './renderPage.ts';
