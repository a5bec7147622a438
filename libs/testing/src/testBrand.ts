import { defaultBrand, type Brand } from '@baize/brand';
import { LANGUAGES, type Language } from '@baize/i18n';

const tagline = {
  ...(Object.fromEntries(LANGUAGES.map((language) => [language, 'Trying is free'])) as Record<
    Language,
    string
  >),
  tr: 'Denemek bedava',
};

/** A brand for tests only, with every switch at its default. */
export const testBrand: Brand = {
  ...defaultBrand,
  version: 2,
  id: 9001,
  slug: 'testhouse',
  name: 'Testhouse',
  tagline,
  hosts: ['testhouse.example'],
  theme: {
    ...defaultBrand.theme,
    seed: { accent: 'teal' },
    type: { display: 'sora', text: 'inter' },
  },
  legal: { ...defaultBrand.legal, licence: { authority: 'Example Authority', number: 'EX-1' } },
};

type Changes = Partial<{ [Part in 'layout' | 'features' | 'legal']: Partial<Brand[Part]> }>;

/** The test brand with parts of its layout or switches overridden. */
export const testBrandWith = ({ layout, features, legal }: Changes): Brand => ({
  ...testBrand,
  layout: { ...testBrand.layout, ...layout },
  features: { ...testBrand.features, ...features },
  legal: { ...testBrand.legal, ...legal },
});
