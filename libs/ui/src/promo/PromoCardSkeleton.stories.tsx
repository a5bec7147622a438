import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoCardSkeleton } from './PromoCardSkeleton.tsx';

const meta = {
  title: 'Home/PromoCardSkeleton',
  component: PromoCardSkeleton,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PromoCardSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As high as a PromoCard with a one-line name. */
export const Loading: Story = {};
export const Still: Story = { globals: { motion: 'still' } };
