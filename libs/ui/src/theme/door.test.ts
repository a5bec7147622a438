import { expect, it } from 'vitest';
import * as door from './door.ts';

it('opens exactly these', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BREAKPOINT',
    'COLOR_TOKENS',
    'DENSITIES',
    'DISPLAY_FACES',
    'FACES',
    'MOTIFS',
    'SHAPES',
    'SHARED_TOKENS',
    'TEXT_FACES',
    'TILES',
    'checkContrast',
    'contrastPairs',
    'contrastRatio',
    'deriveTheme',
    'describeFailure',
    'faceWeights',
    'facesOf',
    'fontFaceCss',
    'fontFilesOf',
    'fontStack',
    'globalCss',
    'plainFontCss',
    'theme',
    'themeCss',
    'themeVariables',
    'turnedLogos',
    'variableName',
  ]);
});
