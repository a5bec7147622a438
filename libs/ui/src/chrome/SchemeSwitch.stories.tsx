import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SchemeName } from '../theme/tokens.ts';
import { SchemeSwitch, type SchemeSwitchProps } from './SchemeSwitch.tsx';

const meta = {
  title: 'Page/SchemeSwitch',
  component: SchemeSwitch,
  args: {
    scheme: 'dark',
    toLightLabel: 'Açık renklere geç',
    toDarkLabel: 'Koyu renklere geç',
    onSchemeChange: fn(),
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof SchemeSwitch>;
export default meta;

function Living(args: SchemeSwitchProps) {
  const [scheme, setScheme] = useState<SchemeName>(args.scheme);
  const change = (next: SchemeName) => {
    setScheme(next);
    args.onSchemeChange(next);
  };
  return <SchemeSwitch {...args} scheme={scheme} onSchemeChange={change} />;
}

type Story = StoryObj<typeof meta>;

/** Its name says what a press does. */
export const WhileDark: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Açık renklere geç' }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('light');
    await expect(canvas.getByRole('button', { name: 'Koyu renklere geç' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSchemeChange).toHaveBeenLastCalledWith('dark');
  },
};
export const WhileLight: Story = { args: { scheme: 'light' } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
