import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { placeholderImage, storyTitle } from '../fixtures/placeholderImage.ts';
import { theme } from '../theme/theme.ts';
import { StoryRing } from './StoryRing.tsx';
import { StoryStrip } from './StoryStrip.tsx';

const rings = (count: number, fresh = 4) =>
  Array.from({ length: count }, (_, id) => (
    <StoryRing
      key={id}
      title={storyTitle(id)}
      image={placeholderImage('story', id)}
      fresh={id < fresh}
      freshLabel="yeni"
      multiplier={id % 2 ? `x${id * 1250}` : undefined}
      onOpen={() => undefined}
    />
  ));

const meta = {
  title: 'Home/StoryStrip',
  component: StoryStrip,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Büyük kazançlar', children: rings(14) },
  decorators: [(Story) => <div style={{ paddingInline: theme.page.gutter }}>{Story()}</div>],
} satisfies Meta<typeof StoryStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move from ring to ring. */
export const Many: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Büyük kazançlar' })).toBeInTheDocument();
    const buttons = canvas.getAllByRole('button');
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(buttons[1]).toHaveFocus();
  },
};
export const Few: Story = { args: { children: rings(3) } };
export const AllViewed: Story = { args: { children: rings(8, 0) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
