import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CherryIcon } from '../icon/icons.ts';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { ExploreStrip } from './ExploreStrip.tsx';
import { ExploreTile } from './ExploreTile.tsx';

const meta = {
  title: 'Home/ExploreStrip',
  component: ExploreStrip,
  args: {
    heading: 'Keşfet',
    children: sampleNav.map(({ id, label, icon }, index) => (
      <ExploreTile
        key={id}
        label={label}
        href={`#${id}`}
        icon={icon ?? CherryIcon}
        image={index % 3 === 2 ? placeholderImage('explore', index) : undefined}
      />
    )),
  },
} satisfies Meta<typeof ExploreStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Eight: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Keşfet' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(8);
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const OnANarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
