import { lazyPart, type HomeSection } from '@baize/routing';
import { sportTexts } from './texts.ts';

/** A flag of the platform is set only when it's the string '1' (spec 1/3.options/13). */
const isOn = (flag: unknown) => flag === '1';

/** The section of the home page with the next matches, where the operator has sport (spec 2/2.2/9). */
export const sportHomeSections: readonly HomeSection[] = [
  {
    id: 'sport',
    Component: lazyPart(async () => (await import('./banner/SportWidget.tsx')).SportWidget, sportTexts),
    height: '234px',
    when: ({ options }) => isOn(options?.sport),
  },
];
