import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  title: 'Controls/SearchField',
  component: SearchField,
  args: {
    label: 'Oyun veya sağlayıcı ara',
    clearLabel: 'Aramayı temizle',
    shortcut: '/',
    value: '',
    onValueChange: () => undefined,
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;

function Living(args: SearchFieldProps) {
  const [value, setValue] = useState(args.value);
  return <SearchField {...args} value={value} onValueChange={setValue} />;
}

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'zümrüt' } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } };
export const Disabled: Story = { args: { disabled: true } };

export const TypedAndCleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'zümrüt');
    await userEvent.click(canvas.getByRole('button', { name: 'Aramayı temizle' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
export const LongestTurkish: Story = {
  args: { label: 'Oyunun, sağlayıcının ya da kategorinin adıyla ara' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
