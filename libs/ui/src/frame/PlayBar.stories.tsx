import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { PlayBar } from './PlayBar.tsx';

const openLimits = fn();

const meta = {
  title: 'Frame/PlayBar',
  component: PlayBar,
  args: {
    label: 'Bu oturum',
    facts: [
      { id: 'time', label: 'Süre', value: '00:42:10' },
      { id: 'net', label: 'Net sonuç', value: '−₺1.250,00', tone: 'loss' },
      { id: 'balance', label: 'Bakiye', value: '₺12.450,75' },
    ],
    action: (
      <Button size="s" variant="quiet" onClick={openLimits}>
        Limitler
      </Button>
    ),
  },
} satisfies Meta<typeof PlayBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Losing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limitler' }));
    await expect(openLimits).toHaveBeenCalledOnce();
  },
};
export const Winning: Story = {
  args: {
    facts: [
      { id: 'time', label: 'Süre', value: '01:05:00' },
      { id: 'net', label: 'Net sonuç', value: '+₺320,50', tone: 'win' },
      { id: 'balance', label: 'Bakiye', value: '₺12.770,75' },
    ],
  },
};
/** Unknown values are a dash. */
export const Unknown: Story = {
  args: {
    facts: [
      { id: 'time', label: 'Süre', value: '00:00:03' },
      { id: 'net', label: 'Net sonuç', value: '—' },
      { id: 'balance', label: 'Bakiye', value: '—' },
    ],
  },
};
export const InANarrowPlace: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
