import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SnowEffect } from './SnowEffect.tsx';
import { SnowSwitch } from './SnowSwitch.tsx';

const meta = {
  title: 'Snow/SnowSwitch',
  component: SnowSwitch,
  args: { snow: true, onSnowChange: () => undefined, label: 'Kar yağışı' },
} satisfies Meta<typeof SnowSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { snow: false } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

function Living() {
  const [snow, setSnow] = useState(true);
  return (
    <div style={{ minBlockSize: 200 }}>
      {snow && <SnowEffect />}
      <SnowSwitch snow={snow} onSnowChange={setSnow} label="Kar yağışı" />
    </div>
  );
}
export const Turned: Story = {
  render: () => <Living />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Kar yağışı' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
    await expect(canvasElement.querySelector('[data-paused]')).toBeNull();
  },
};
