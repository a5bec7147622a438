import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Narrow } from '../../fixtures/Narrow.tsx';
import { comboLabels, sampleFold, samplePhoneCountries } from '../../fixtures/sampleFields.ts';
import { PhoneField } from './PhoneField.tsx';

const onCountry = fn();

const meta = {
  title: 'Controls/PhoneField',
  component: PhoneField,
  args: {
    label: 'Telefon',
    country: { label: 'Ülke kodu', placeholder: 'Kod', defaultValue: 222, onValueChange: onCountry },
    countries: samplePhoneCountries,
    labels: { ...comboLabels, search: 'Ülke veya kod ara', empty: 'Bu adla veya kodla bir ülke yok.' },
    fold: sampleFold,
    onValueChange: fn(),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '5321234567', hint: 'Doğrulama kodu bu numaraya gelir.' },
};
export const Focused: Story = {
  args: Filled.args,
  parameters: { pseudo: { focus: 'input', focusVisible: 'input' } },
};
export const Hovered: Story = { args: Filled.args, parameters: { pseudo: { hover: true } } };
export const NoCountry: Story = { args: { country: { label: 'Ülke kodu', placeholder: 'Kod' } } };
export const BothWrong: Story = {
  args: {
    defaultValue: '532',
    error: 'Numara 10 haneli olmalı, 3 hane var.',
    country: { label: 'Ülke kodu', placeholder: 'Kod', error: 'Ülke kodu seç.' },
  },
};
export const Disabled: Story = { args: { defaultValue: '5321234567', disabled: true } };

/** Only digits, in the country's groups; an international number selects its country. */
export const TypedAndPasted: Story = {
  play: async ({ canvasElement, args }) => {
    onCountry.mockClear();
    const box = within(canvasElement).getByLabelText('Telefon');
    await userEvent.type(box, '0532-123 45 67');
    await expect(box).toHaveValue('532 123 45 67');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5321234567');
    await userEvent.clear(box);
    await userEvent.type(box, '+90532');
    await expect(box).toHaveValue('532');
    await userEvent.type(box, '1234567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5321234567');
    await userEvent.clear(box);
    await userEvent.type(box, '905321234567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5321234567');
    await userEvent.clear(box);
    await userEvent.paste('+49 151 23456789');
    await expect(onCountry).toHaveBeenLastCalledWith(80);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15123456789');
  },
};

/** Arrow key opens, typing searches, Enter chooses, the focus returns. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('combobox', { name: 'Ülke kodu' });
    code.focus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await screen.findByRole('combobox', { name: 'Ülke veya kod ara' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('azer{Enter}');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveTextContent('+994');
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Ülke kodu' }));
    await expect(await screen.findByRole('option', { name: /Türkiye/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
