import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../../fixtures/Narrow.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Controls/MoneyField',
  component: MoneyField,
  args: { label: 'Tutar', currency: 'TRY', locale: 'tr-TR', onValueChange: fn() },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof MoneyField>;
export default meta;

type Story = StoryObj<typeof meta>;

const range = {
  minimum: 10_000,
  maximum: 5_000_000,
  rangeLabel: (minimum: string, maximum: string) => `En az ${minimum}, en çok ${maximum}.`,
};
const quick = {
  quickLabel: 'Tutara ekle',
  quick: [
    { label: '+100', add: 10_000 },
    { label: '+250', add: 25_000 },
    { label: '+1.000', add: 100_000 },
    { label: 'En çok', set: 5_000_000 },
  ],
};

export const Empty: Story = {};
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } };
export const Deposit: Story = {
  args: { ...range, ...quick, label: 'Yatırılacak tutar', defaultValue: 125_050 },
};
export const WithError: Story = {
  args: { ...range, ...quick, defaultValue: 5_000, error: 'En az ₺100,00 yatırabilirsin.' },
};
export const Disabled: Story = { args: { ...quick, defaultValue: 25_000, disabled: true } };
export const InEnglish: Story = {
  args: { label: 'Amount', locale: 'en-GB', currency: 'USD', defaultValue: 123_450 },
};
export const Largest: Story = { args: { defaultValue: 9_999_999_900 } };

/** Thousands are grouped while typing; the caret stays after its digit. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByLabelText<HTMLInputElement>('Tutar');
    await userEvent.type(box, '1234567');
    await expect(box).toHaveValue('1.234.567');
    await userEvent.keyboard('{ArrowLeft>3/}9');
    await expect(box).toHaveValue('12.349.567');
    await expect(box.selectionStart).toBe('12.349.'.length - 1);
    await userEvent.keyboard('{End}{Backspace>4/},5');
    await expect(box).toHaveValue('1.234,5');
    await userEvent.tab();
    await expect(box).toHaveValue('1.234,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_450);
  },
};

/** In any format. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByLabelText('Tutar');
    await userEvent.click(box);
    await userEvent.paste('₺ 1,250.75');
    await expect(box).toHaveValue('1.250,75');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125_075);
    await userEvent.paste('on lira');
    await expect(box).toHaveValue('1.250,75');
  },
};

/** Never beyond the maximum; the new amount is read aloud, since focus stays on the chip. */
export const ByChips: Story = {
  args: { ...range, ...quick },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '+250' }));
    await userEvent.click(canvas.getByRole('button', { name: '+1.000' }));
    await expect(canvas.getByLabelText('Tutar')).toHaveValue('1.250');
    await expect(canvas.getByRole('status')).toHaveTextContent('₺1.250');
    await userEvent.click(canvas.getByRole('button', { name: 'En çok' }));
    await userEvent.click(canvas.getByRole('button', { name: '+100' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5_000_000);
  },
};
export const LongestTurkish: Story = {
  args: {
    ...range,
    ...quick,
    label: 'Ana bakiyenden poker cüzdanına aktarılacak tutar',
    aside: <a href="#limits">Limitlerin</a>,
    error: 'Bugün en çok ₺12.450,75 aktarabilirsin; günlük limitin gece yarısı yenilenir.',
  },
};
