import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../fixtures/Narrow.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { PaymentLogos } from './PaymentLogos.tsx';

const NAMES = [
  'Havale / EFT',
  'Papyra',
  'Kredi kartı',
  'Bitcoin',
  'QR',
  'Mobil ödeme',
  'Anında havale',
  'USDT',
];

const meta = {
  title: 'Payment/PaymentLogos',
  component: PaymentLogos,
  args: {
    label: 'Ödeme yöntemleri',
    logos: NAMES.map((name, id) => ({ id, name, image: placeholderImage('payment', id) })),
  },
} satisfies Meta<typeof PaymentLogos>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Footer: Story = {};
/** Without images the names are shown as text. */
export const Names: Story = { args: { logos: NAMES.map((name, id) => ({ id, name })) } };
export const InANarrowPlace: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
