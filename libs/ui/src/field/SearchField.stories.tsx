import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
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

export const Empty: StoryObj<typeof meta> = {};

export const TypedAndCleared: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'zümrüt');
    await userEvent.click(canvas.getByRole('button', { name: 'Aramayı temizle' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
