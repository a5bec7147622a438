import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArt } from '../storyArt.ts';
import { PaymentShortcut } from './PaymentShortcut.tsx';
import { PromoCard } from './PromoCard.tsx';
import { PromoCardSkeleton } from './PromoCardSkeleton.tsx';

const meta = {
  title: 'Home/Promo',
  component: PromoCard,
  args: { name: 'Hafta sonu kayıp iadesi: %15’e kadar', image: storyArt(2, 640, 360), href: '#promotion' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PromoCard>;
export default meta;

export const Card: StoryObj<typeof meta> = {};
export const Skeleton: StoryObj<typeof meta> = { render: () => <PromoCardSkeleton /> };
export const Payment: StoryObj<typeof meta> = {
  render: () => <PaymentShortcut name="Havale ile yatır" image={storyArt(4, 200, 100)} href="#deposit" />,
};
