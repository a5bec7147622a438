import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A line is as high as the text it replaces. */
export const Line: Story = {
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Block: Story = { args: { shape: 'block', height: '120px' } };
export const WithImage: Story = {
  args: { shape: 'block', ratio: '16 / 9' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const Circle: Story = { args: { shape: 'circle', width: '64px' } };

/** Its container is busy and has a name; the placeholders are hidden from screen readers. */
export const AsACard: Story = {
  render: () => (
    <Narrow>
      <Card role="group" aria-label="Hesap özeti" aria-busy="true">
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Skeleton shape="circle" width="44px" />
          <div style={{ flex: 1 }}>
            <Skeleton width="52%" />
            <Skeleton width="34%" />
          </div>
        </div>
        <Skeleton shape="block" height="96px" />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton width="68%" />
        </div>
      </Card>
    </Narrow>
  ),
};
/** Reduced motion stops the shimmer. */
export const Still: Story = { ...AsACard, globals: { motion: 'still' } };
