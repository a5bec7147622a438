import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNav } from '../story-kit/sampleNav.ts';
import { FooterColumns } from './FooterColumns.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';
import { ProviderCarousel } from './ProviderCarousel.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const NAMES = ['Kuzey Stüdyo', 'Yelken', 'Ara Oyun', 'Lodos', 'Poyraz İnteraktif'] as const;
const logos = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: NAMES[id % NAMES.length] ?? '',
    href: `#provider-${id}`,
  }));

const meta = {
  title: 'Page/Footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    bands: [
      {
        id: 'providers',
        content: (
          <ProviderCarousel
            heading="Sağlayıcılar"
            logos={logos(48)}
            pauseLabel="Duraklat"
            playLabel="Oynat"
          />
        ),
      },
      {
        id: 'links',
        content: (
          <FooterColumns
            columns={['Oyunlar', 'Yardım', 'Sorumlu oyun', 'Şirket'].map((title) => ({
              id: title,
              title,
              items: sampleNav,
            }))}
          />
        ),
      },
      { id: 'payments', content: <PaymentLogos label="Ödeme yöntemleri" logos={logos(7)} /> },
      { id: 'small', content: <p>18+ Sorumlu oyna. Yardım hattı: 115. © 2026 Baize</p> },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

export const Full: StoryObj<typeof meta> = {};
