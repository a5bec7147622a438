import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Controls/SelectField',
  component: SelectField,
  args: {
    label: 'Banka',
    placeholder: 'Banka seç',
    options: [
      { value: 'a', label: 'Örnek Banka' },
      { value: 'b', label: 'Kuzey Katılım' },
      { value: 'c', label: 'Yelken Bank (bakımda)', disabled: true },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByLabelText('Banka');
    await userEvent.selectOptions(list, 'b');
    await expect(list).toHaveValue('b');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'select' } } };
export const Focused: Story = { parameters: { pseudo: { focus: 'select', focusVisible: 'select' } } };
export const WithHint: Story = { args: { hint: 'Paranın geleceği banka.' } };
export const WithError: Story = { args: { error: 'Geçerli bir banka seç.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'a' } };
export const InGroups: Story = {
  args: {
    label: 'İşlem türü',
    placeholder: 'Hepsi',
    options: [
      { value: 'bet', label: 'Bahis', group: 'Oyun' },
      { value: 'win', label: 'Kazanç', group: 'Oyun' },
      { value: 'deposit', label: 'Para yatırma', group: 'Para' },
      { value: 'withdraw', label: 'Para çekme', group: 'Para' },
    ],
  },
};
export const LongestTurkish: Story = {
  args: {
    defaultValue: 'x',
    options: [{ value: 'x', label: 'Uluslararası Yatırım ve Kalkınma Katılım Bankası Türk Anonim Şirketi' }],
  },
};
