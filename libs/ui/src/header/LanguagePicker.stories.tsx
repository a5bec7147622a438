import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguagePicker, type LanguagePickerProps } from './LanguagePicker.tsx';

const meta = {
  title: 'Page/LanguagePicker',
  component: LanguagePicker<string>,
  args: {
    label: 'Dil',
    value: 'tr',
    languages: [
      { code: 'tr', short: 'TR', name: 'Türkçe' },
      { code: 'en', short: 'EN', name: 'English' },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof LanguagePicker<string>>;
export default meta;

function Living(args: LanguagePickerProps<string>) {
  const [code, setCode] = useState(args.value);
  const change = (next: string) => {
    setCode(next);
    args.onValueChange(next);
  };
  return <LanguagePicker {...args} value={code} onValueChange={change} />;
}

type Story = StoryObj<typeof meta>;

/** Each name is read in its own language. */
export const TurkishChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Türkçe' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('en');
  },
};
export const Four: Story = {
  args: {
    languages: [
      { code: 'tr', short: 'TR', name: 'Türkçe' },
      { code: 'en', short: 'EN', name: 'English' },
      { code: 'de', short: 'DE', name: 'Deutsch' },
      { code: 'az', short: 'AZ', name: 'Azərbaycanca' },
    ],
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'label:first-of-type > input' } } };
