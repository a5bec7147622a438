import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuietSwitch, type QuietSwitchProps } from './QuietSwitch.tsx';

const meta = {
  title: 'Page/QuietSwitch',
  component: QuietSwitch,
  args: { quiet: false, label: 'Hareketi azalt', onQuietChange: fn() },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof QuietSwitch>;
export default meta;

function Living(args: QuietSwitchProps) {
  const [quiet, setQuiet] = useState(args.quiet);
  const change = (next: boolean) => {
    setQuiet(next);
    args.onQuietChange(next);
  };
  return <QuietSwitch {...args} quiet={quiet} onQuietChange={change} />;
}

type Story = StoryObj<typeof meta>;

/** The name doesn't change; pressed while all motion is off. */
export const Moving: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('button', { name: 'Hareketi azalt', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onQuietChange).toHaveBeenLastCalledWith(false);
  },
};
export const Quiet: Story = { args: { quiet: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
