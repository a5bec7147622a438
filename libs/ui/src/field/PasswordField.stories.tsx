import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: {
    label: 'Şifre',
    revealLabel: 'Şifreyi göster',
    concealLabel: 'Şifreyi gizle',
    autoComplete: 'current-password',
    defaultValue: 'cok-gizli-1',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

export const Concealed: StoryObj<typeof meta> = {};

export const Revealed: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Şifreyi göster' }));
    await expect(canvas.getByLabelText('Şifre')).toHaveAttribute('type', 'text');
  },
};
