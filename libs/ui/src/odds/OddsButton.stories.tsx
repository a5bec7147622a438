import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { OddsButton, type OddsButtonProps } from './OddsButton.tsx';
import { oddsWords } from '../fixtures/sampleOdds.ts';
import { useOddsMove } from './useOddsMove.ts';

const meta = {
  title: 'Sport/OddsButton',
  component: OddsButton,
  args: { outcome: '1', outcomeName: 'Ev sahibi', odds: '2,35', words: oddsWords, onToggle: fn() },
  decorators: [(Story) => <div style={{ inlineSize: 168, maxInlineSize: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof OddsButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Ev sahibi\s*2,35$/ }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
export const OnTheSlip: Story = {
  args: { selected: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toBeInTheDocument();
  },
};
export const Risen: Story = {
  args: { odds: '2,50', move: 'up' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /2,50\s*yükseldi/ })).toBeInTheDocument();
  },
};
export const Fallen: Story = { args: { odds: '2,20', move: 'down' } };
export const RisenOnTheSlip: Story = { args: { odds: '2,50', move: 'up', selected: true } };
/** The focus stays, a press does nothing. */
export const Suspended: Story = {
  args: { suspended: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: /Şu an bahse kapalı/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
export const SuspendedOnTheSlip: Story = { args: { suspended: true, selected: true } };
export const Loading: Story = { args: { odds: undefined } };
export const LongestTurkish: Story = {
  args: {
    outcome: 'Fenerbahçe kazanır ve iki takım da ilk yarıda gol atar',
    outcomeName: undefined,
    odds: '1.250,00',
    move: 'down',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

function Living(props: OddsButtonProps) {
  const [odds, setOdds] = useState(2.35);
  const [selected, setSelected] = useState(false);
  const move = useOddsMove(odds);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <OddsButton
        {...props}
        odds={odds.toLocaleString('tr', { minimumFractionDigits: 2 })}
        move={move}
        selected={selected}
        onToggle={() => setSelected(!selected)}
      />
      <Button variant="secondary" size="s" onClick={() => setOdds(odds + 0.15)}>
        Oranı yükselt
      </Button>
    </div>
  );
}

/** The arrow goes away by itself. */
export const Changing: Story = {
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('yükseldi')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Oranı yükselt' }));
    await expect(canvas.getByText('yükseldi')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Ev sahibi/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('2,5');
  },
};
