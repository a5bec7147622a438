import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'Controls/TextAreaField',
  component: TextAreaField,
  args: { label: 'Mesajın', hint: 'Ne olduğunu ve ne zaman olduğunu yaz.' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Para yatırma işlemim görünmüyor…' } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'textarea' } } };
export const Focused: Story = { parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } } };
export const WithError: Story = { args: { error: 'Mesajını yaz.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Talebin alındı.' } };

/** The remaining length is read aloud only when it gets low. */
export const Counted: Story = {
  args: { maxLength: 40, leftLabel: (left) => `${left} karakter kaldı` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByLabelText('Mesajın'), 'Bakiyem eksik görünüyor');
    await expect(canvas.getByText('23 / 40')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('Mesajın'), ', bakar mısınız lütfen?');
    await expect(status).toHaveTextContent('0 karakter kaldı');
  },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Para yatırma işleminde yaşadığın sorunu ayrıntılarıyla anlat',
    defaultValue: 'Dün akşam saat dokuzda banka havalesiyle gönderdiğim tutar hesabımda görünmüyor. '.repeat(
      3,
    ),
    error: 'Mesajın en çok 200 karakter olabilir; şu an 243 karakter.',
  },
};
