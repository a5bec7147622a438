import { expect, it } from 'vitest';
import * as entryPoint from './entry.ts';

it('exports exactly these', () => {
  expect(Object.keys(entryPoint).sort()).toEqual([
    'BREAKPOINT',
    'COLOR_TOKENS',
    'DENSITIES',
    'DISPLAY_FONTS',
    'FONTS',
    'LOOKS',
    'MOTIFS',
    'PLAIN_LOOKS',
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
    'fontFilesOf',
    'fontStack',
    'fontWeights',
    'fontsOf',
    'globalCss',
    'invertedLogos',
    'isGreyish',
    'lookCss',
    'reservedFontCss',
    'theme',
    'themeCss',
    'themeVariables',
    'variableName',
  ]);
});
