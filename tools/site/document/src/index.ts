export { brandAssets, FONT_BASE, type BrandAssets } from './brandAssets.ts';
export { scriptJson } from './scriptJson.ts';
export { unknownHostPage } from './unknownHostPage.ts';
export { PREFERENCES_COOKIE } from './storedPreferences.ts';
export { renderDocument, type DocumentInput, type RenderedApp } from './renderDocument.ts';
