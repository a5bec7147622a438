import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { InfoIcon } from '../icon/icons.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Son 30 gündeki net sonucun', children: <IconButton icon={InfoIcon} label="Açıklama" /> },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Son 30 gündeki net sonucun');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
/** It is the description of its trigger. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Son 30 gündeki net sonucun');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(/Son 30 gündeki/);
  },
};
export const LongestTurkish: Story = {
  args: {
    side: 'bottom',
    text: 'Son otuz gün içinde yatırdığın tutarla çektiğin tutar arasındaki fark; bonuslar ve bekleyen talepler sayılmaz.',
  },
  play:
    OnFocus.play &&
    (async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    }),
};
