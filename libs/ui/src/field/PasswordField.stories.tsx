import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: {
    label: 'Şifre',
    revealLabel: 'Şifreyi göster',
    concealLabel: 'Şifreyi gizle',
    capsLockLabel: 'Büyük harf kilidi açık.',
    autoComplete: 'current-password',
    defaultValue: 'cok-gizli-1',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Concealed: Story = {};
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } };
export const Revealed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
    await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('type', 'text');
  },
};

/** Announced at once and politely, since a wrong password costs an attempt. */
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByLabelText('Şifre');
    await userEvent.click(box);
    await fireEvent.keyDown(box, { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Büyük harf kilidi açık.');
  },
};
export const WithErrorAndLink: Story = {
  args: {
    aside: <a href="#forgot">Şifremi unuttum</a>,
    error: 'Şifre yanlış. Kalan deneme: 2.',
    hint: '5 ile 30 karakter arası.',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const LongestTurkish: Story = {
  args: {
    label: 'Para çekme talebini onaylamak için hesabının güncel şifresi',
    error: 'Şifre yanlış. Üç yanlış denemeden sonra hesabın yarım saat kilitlenir; kalan deneme: 1.',
  },
};
