import {
  exampleBody,
  mockExample,
  mockPending,
  mockReply,
  pageLoader,
  samplePage,
  withPage,
} from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { SecurityPage } from './SecurityPage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const page = samplePage('x');
const ROUTES = [
  '/ChangePassword',
  '/TwoFactor',
  '/account/sms-verification',
  '/Account',
  '/account-limitation',
  '/SessionHistory',
];

const meta = {
  title: 'Account/SecurityPage',
  component: SecurityPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: {
    player: true,
    path: '/account/security',
    routes: ROUTES.map((path) => ({ path, page })),
  },
} satisfies Meta<typeof SecurityPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = { parameters: { handlers: [withMe({ ga_verification_status: 1 })] } };
export const Missing: Story = {
  parameters: {
    handlers: [withMe({ email: '' }, { phone_verification: 0 }), mockExample('getLimits', 'noLimits')],
  },
};
export const Loading: Story = {
  parameters: { handlers: [mockPending('getSessionHistory'), mockPending('getLimits')] },
};
export const LoginsFailed: Story = {
  parameters: {
    handlers: [mockExample('getSessionHistory', 'serverError'), mockExample('getLimits', 'serverError')],
  },
};
export const NoLogins: Story = { parameters: { handlers: [mockExample('getSessionHistory', 'none')] } };
