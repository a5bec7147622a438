/** The theme for Node and tools: no React in here. */
export { checkContrast, describeFailure, type ContrastFailure } from './checkContrast.ts';
export { contrastRatio } from './color/contrastRatio.ts';
export { isGreyish } from './color/oklch.ts';
export { contrastPairs, type ContrastPair } from './contrastPairs.ts';
export { deriveTheme, type DerivedTheme } from './deriveTheme.ts';
export { FONTS, fontWeights, fontStack, type Font } from './fonts/fontFamilies.ts';
export { fontsOf, fontFaceCss, fontFilesOf, reservedFontCss, type FontFile } from './fonts/fontFaceCss.ts';
export { globalCss } from './globalCss.ts';
export { BREAKPOINT } from './media.ts';
export { themeCss } from './themeCss.ts';
export { themeVariables } from './themeVariables.ts';
export { theme, variableName } from './theme.ts';
export { lookCss } from './looks/lookCss.ts';
export * from './looks/Looks.ts';
export { invertedLogos } from './invertedLogos.ts';
export * from './ThemeChoices.ts';
export * from './tokens.ts';
