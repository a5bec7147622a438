import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Sessiz mod: hareketli içerik durur', checked: false, onCheckedChange: fn() },
  render: (args) => <Living {...args} />,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Switch>;
export default meta;

function Living(args: SwitchProps) {
  const [on, setOn] = useState(args.checked);
  return (
    <Switch
      {...args}
      checked={on}
      onCheckedChange={(next) => {
        setOn(next);
        args.onCheckedChange?.(next);
      }}
    />
  );
}

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};
export const On: Story = { args: { checked: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = { args: { checked: true }, parameters: { pseudo: { focusVisible: 'input' } } };
export const Disabled: Story = { args: { disabled: true, checked: true } };
export const WithHint: Story = {
  args: {
    label: 'İki adımlı doğrulama',
    hint: 'Girişte şifrenin yanında doğrulama uygulamandaki kod da sorulur.',
  },
};

/** The change is pending: presses are ignored, focus stays. */
export const Loading: Story = {
  args: { label: 'SMS doğrulaması', loading: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
  },
};
export const Refused: Story = {
  args: { label: 'SMS doğrulaması', error: 'Değiştirilemedi, hâlâ kapalı. Biraz sonra yeniden dene.' },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Turnuva başlamadan on dakika önce telefonuma ve e-posta adresime haber gönder',
    hint: 'Yalnızca katıldığın turnuvalar için; istediğin zaman buradan kapatabilirsin.',
  },
};
