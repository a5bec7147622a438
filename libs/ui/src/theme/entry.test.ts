import { expect, it } from 'vitest';
import * as entryPoint from './entry.ts';

it('opens exactly these', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'BREAKPOINT',
    'COLOR_TOKENS',
    'DENSITIES',
    'DISPLAY_FONTS',
    'FONTS',
    'MOTIFS',
    'SHAPES',
    'SHARED_TOKENS',
    'TEXT_FONTS',
    'TILES',
    'checkContrast',
    'contrastPairs',
    'contrastRatio',
    'deriveTheme',
    'describeFailure',
    'fontFaceCss',
    'fontStack',
    'fontWeights',
    'fontsOf',
    'globalCss',
    'invertedLogos',
    'isGreyish',
    'plainFontCss',
    'theme',
    'themeCss',
    'themeVariables',
    'variableName',
  ]);
});
