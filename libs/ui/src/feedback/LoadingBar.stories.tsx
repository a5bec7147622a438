import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '../data/FactList.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'Feedback/LoadingBar',
  component: LoadingBar,
  args: { busy: true },
  render: (args) => (
    <Narrow>
      <LoadingBar {...args} />
      <FactList
        facts={[
          { id: 'main', label: 'Ana bakiye', value: '₺12.450,75' },
          { id: 'poker', label: 'Poker cüzdanı', value: '₺250,00' },
        ]}
      />
    </Narrow>
  ),
} satisfies Meta<typeof LoadingBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Existing content stays and remains readable. */
export const Busy: Story = {};
/** A hairline, so that nothing shifts when it starts. */
export const AtRest: Story = { args: { busy: false } };
export const Still: Story = { globals: { motion: 'still' } };
