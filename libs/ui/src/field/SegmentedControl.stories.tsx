import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DarkIcon, LightIcon, MoneyInIcon, MoneyOutIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'İşlem',
    segments: [
      { value: 'in', label: 'Yatır', icon: MoneyInIcon },
      { value: 'out', label: 'Çek', icon: MoneyOutIcon },
    ],
    defaultValue: 'in',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Çek' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('out');
  },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'label:first-of-type > input' } } };
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    segments: [
      { value: 'in', label: 'Yatır' },
      { value: 'out', label: 'Çek', disabled: true },
    ],
  },
};
export const FullOnAPhone: Story = {
  args: {
    label: 'Görünüm',
    full: true,
    defaultValue: 'dark',
    segments: [
      { value: 'dark', label: 'Koyu', icon: DarkIcon },
      { value: 'light', label: 'Açık', icon: LightIcon },
      { value: 'system', label: 'Cihazınki' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const LongestTurkish: Story = {
  args: {
    label: 'Gösterilecek işlemler',
    full: true,
    segments: [
      { value: 'in', label: 'Yatırdıklarım' },
      { value: 'out', label: 'Çektiklerim' },
      { value: 'transfer', label: 'Cüzdanlar arası' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
