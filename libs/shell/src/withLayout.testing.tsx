import { BrandProvider, useBrand, type Brand } from '@baize/brand';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

function Changed({ layout, children }: { layout: Partial<Brand['layout']>; children: ReactNode }) {
  const brand = useBrand();
  return (
    <BrandProvider brand={{ ...brand, layout: { ...brand.layout, ...layout } }}>{children}</BrandProvider>
  );
}

/** Shows a story in the toolbar's brand, with another layout: `decorators: [withLayout({ header: 'mega' })]`. */
export const withLayout =
  (layout: Partial<Brand['layout']>): Decorator =>
  (Story) => (
    <Changed layout={layout}>
      <Story />
    </Changed>
  );
