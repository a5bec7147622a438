import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../storyArt.ts';
import { PaymentShortcut } from './PaymentShortcut.tsx';
import { PromoCard } from './PromoCard.tsx';
import { PromoCardSkeleton } from './PromoCardSkeleton.tsx';

const meta = {
  title: 'Home/Promo',
  component: PromoCard,
  args: {
    name: 'Hafta sonu kayıp iadesi: %15’e kadar',
    image: storyPicture('promotion', 2),
    href: '#promotion',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PromoCard>;
export default meta;

export const Card: StoryObj<typeof meta> = {};
export const Skeleton: StoryObj<typeof meta> = { render: () => <PromoCardSkeleton /> };
export const Payment: StoryObj<typeof meta> = {
  render: () => (
    <PaymentShortcut name="Havale ile yatır" image={storyPicture('payment', 4)} href="#deposit" />
  ),
};
