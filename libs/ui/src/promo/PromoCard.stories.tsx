import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../display/Badge.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { PromoCard } from './PromoCard.tsx';
import { PromoCardSkeleton } from './PromoCardSkeleton.tsx';

const meta = {
  title: 'Home/PromoCard',
  component: PromoCard,
  args: {
    name: 'Hafta sonu kayıp iadesi: %15’e kadar',
    image: placeholderImage('promotion', 2),
    href: '#promotion',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PromoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /kayıp iadesi/ })).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** With terms, end and the player's own state from the platform. */
export const WithTerms: Story = {
  args: {
    terms: 'En az ₺100 · 30 kat çevrim',
    badge: <Badge tone="positive">Sizde aktif</Badge>,
    meta: <span>Bitmesine 3 gün 04:12:09</span>,
  },
};
/** The image failed to load: its place keeps its size and shows an icon. */
export const BrokenImage: Story = {
  args: { image: './images/gone.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const LongestTurkish: Story = {
  args: {
    name: 'Yılbaşına özel çekilişe katılmak için hafta boyunca canlı casino masalarında oyna, ödül havuzundan payını al',
  },
};
/** On their page, the third still loading. */
export const InAGrid: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      <PromoCard {...args} />
      <PromoCard {...args} name="Kış turnuvası" image={placeholderImage('promotion', 1)} />
      <PromoCardSkeleton />
    </div>
  ),
  decorators: [(Story) => <div style={{ inlineSize: 'min(960px, calc(100vw - 32px))' }}>{Story()}</div>],
};
