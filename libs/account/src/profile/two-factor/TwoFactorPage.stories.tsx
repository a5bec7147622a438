import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { TwoFactorPage } from './TwoFactorPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const meta = {
  title: 'Account/TwoFactorPage',
  component: TwoFactorPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: {
    player: true,
    path: '/TwoFactor',
    handlers: [mockExample('checkTwoFactor', 'disabled')],
  },
} satisfies Meta<typeof TwoFactorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = {
  parameters: {
    handlers: [mockExample('checkTwoFactor', 'enabled'), withMe({ ga_verification_status: 1 })],
  },
};
export const Loading: Story = { parameters: { handlers: [mockPending('checkTwoFactor')] } };
export const Failed: Story = { parameters: { handlers: [mockExample('checkTwoFactor', 'serverError')] } };

/** The secret, after the correct password. */
export const Secret: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Şifreniz'), 'Quiet-Harbour-7{Enter}');
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

/** The switch without an authenticator: refused, and off again. */
export const SwitchRefused: Story = {
  parameters: {
    handlers: [
      mockExample('checkTwoFactor', 'disabled'),
      mockExample('toggleVerification', 'noAuthenticator'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await canvas.findByText('İki adımlı doğrulama açık değil.')).toBeVisible();
  },
};
