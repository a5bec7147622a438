import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleLogos } from '../fixtures/sampleLogos.ts';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { theme } from '../theme/theme.ts';
import { FooterColumns } from './FooterColumns.tsx';
import { ProviderCarousel } from '../rail/ProviderCarousel.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const smallPrint = (
  <p style={{ maxInlineSize: '72ch' }}>
    <strong style={{ color: theme.color.text }}>18+</strong> Sorumlu oyna; sınırlarını sen koy. Yardım hattı:
    115. © 2026 Baize
  </p>
);
const columns = (
  <FooterColumns
    columns={['Oyunlar', 'Yardım', 'Sorumlu oyun', 'Şirket'].map((title) => ({
      id: title,
      title,
      items: sampleNav,
    }))}
  />
);

const meta = {
  title: 'Page/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    bands: [
      {
        id: 'providers',
        content: (
          <ProviderCarousel
            heading="Sağlayıcılar"
            logos={sampleLogos('provider', 24)}
            labels={{
              prev: 'Önceki',
              next: 'Sonraki',
              pause: 'Duraklat',
              play: 'Oynat',
              slide: (number, total) => `${number} / ${total}`,
            }}
          />
        ),
      },
      { id: 'links', content: columns },
      { id: 'small', content: smallPrint },
    ],
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(within(footer).getAllByRole('navigation')).toHaveLength(4);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
/** Directly below a page that fills the viewport. */
export const Flush: Story = { args: { flush: true } };
/** A closing band above the bands. */
export const WithALead: Story = {
  args: {
    lead: (
      <p
        style={{
          padding: theme.space.xl,
          background: theme.color.accentSoft,
          color: theme.color.onAccentSoft,
        }}
      >
        Gecenin altın saati
      </p>
    ),
  },
};
export const SmallPrintOnly: Story = { args: { bands: [{ id: 'small', content: smallPrint }] } };
