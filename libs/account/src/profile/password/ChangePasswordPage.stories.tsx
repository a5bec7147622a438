import { mockExample, mockNetworkError, mockPending, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const meta = {
  title: 'Account/ChangePasswordPage',
  component: ChangePasswordPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: { player: true, path: '/ChangePassword' },
} satisfies Meta<typeof ChangePasswordPage>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Mevcut şifre'), 'Quiet-Harbour-7');
  await userEvent.type(canvas.getByLabelText('Yeni şifre'), 'Quiet-Harbour-8');
  await userEvent.type(canvas.getByLabelText('Yeni şifre tekrar'), 'Quiet-Harbour-8{Enter}');
  return canvas;
}

export const Default: Story = {};
export const Loading: Story = { parameters: { handlers: [mockPending('getUserProfile')] } };

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText(/Diğer tüm cihazlarda oturumunuz kapatıldı/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: { handlers: [mockExample('changePassword', 'wrongPassword')] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Mevcut şifre')).toBeInvalid());
  },
};

/** It is unknown whether the password was changed. */
export const ReplyLost: Story = {
  parameters: { handlers: [mockNetworkError('changePassword')] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByText(/değişip değişmediğini bilmiyoruz/)).toBeVisible();
  },
};
