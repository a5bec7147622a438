import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Controls/CodeField',
  component: CodeField,
  args: {
    label: 'SMS kodu',
    hint: '+90 532 *** ** 67 numarasına gönderdik.',
    onComplete: fn(),
    onValueChange: fn(),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Focused: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('SMS kodu');
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

/** One code, one call. Letters are ignored. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByLabelText('SMS kodu');
    await userEvent.type(box, '48a2913');
    await expect(box).toHaveValue('482913');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByLabelText('SMS kodu'));
    await userEvent.paste('Doğrulama kodun: 482 913. 5 dakika geçerli.');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};
export const Checking: Story = {
  args: { defaultValue: '482913', status: 'checking', statusLabel: 'Kod denetleniyor' },
};
export const Right: Story = {
  args: { defaultValue: '482913', status: 'right', statusLabel: 'Kod doğru', hint: 'Telefonun doğrulandı.' },
};
export const WithError: Story = {
  args: { defaultValue: '482914', error: 'Kod yanlış ya da süresi dolmuş.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const FourDigits: Story = {
  args: { label: 'Kimlik numarasının son dört hanesi', length: 4, hint: undefined, defaultValue: '48' },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Doğrulama uygulamanın gösterdiği altı haneli tek kullanımlık kod',
    error: 'Kod yanlış ya da süresi dolmuş. Yeni bir kod istemek için 1 dakika 45 saniye beklemen gerekiyor.',
  },
};
