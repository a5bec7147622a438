import type { Meta, StoryObj } from '@storybook/react-vite';
import { WalletIcon } from '../icon/icons.ts';
import { sampleNav } from '../story-kit/sampleNav.ts';
import { BottomBar } from './BottomBar.tsx';

const [, live, sport, , promotions, , , support] = sampleNav;

const meta = {
  title: 'Page/BottomBar',
  component: BottomBar,
  globals: { viewport: { value: 'mobile' } },
  args: {
    label: 'Kısa yollar',
    items: [
      { id: 'deposit', label: 'Para yatır', href: '#deposit', icon: WalletIcon, featured: true },
      { ...sport!, label: 'Spor' },
      { ...support!, label: 'Canlı destek' },
      { ...live!, current: true },
      promotions!,
    ],
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

export const OnAPhone: StoryObj<typeof meta> = {};
