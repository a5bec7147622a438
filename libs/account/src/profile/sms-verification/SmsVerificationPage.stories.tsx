import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { SmsVerificationPage } from './SmsVerificationPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const UNVERIFIED = withMe({}, { phone_verification: 0 });

const meta = {
  title: 'Account/SmsVerificationPage',
  component: SmsVerificationPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: { player: true, path: '/account/sms-verification', handlers: [UNVERIFIED] },
} satisfies Meta<typeof SmsVerificationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByText('Türkiye');
  await userEvent.click(canvas.getByRole('button', { name: 'Telefona kod gönder' }));
  return canvas;
}

export const NotVerified: Story = {};
export const Verified: Story = {
  parameters: { handlers: [withMe({ sms_verification_status: 1 }, { phone_verification: 1 })] },
};
export const Loading: Story = { parameters: { handlers: [mockPending('getUserProfile')] } };
export const NoCountries: Story = {
  parameters: { handlers: [UNVERIFIED, mockExample('getCountries', 'serverError')] },
};

export const CodeSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

export const WrongCode: Story = {
  parameters: { handlers: [UNVERIFIED, mockExample('checkPhoneVerification', 'wrongCode')] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Doğrulama kodu' }), '111111');
    await expect(await canvas.findByText('Doğrulama kodu hatalı.')).toBeVisible();
  },
};

/** Too many phones from one address. */
export const TooOften: Story = {
  parameters: { handlers: [UNVERIFIED, mockExample('sendPhoneVerification', 'addressDay')] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
