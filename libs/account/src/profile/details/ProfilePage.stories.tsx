import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PAGE_TEXTS } from '../PAGE_TEXTS.testing.ts';
import { ProfilePage } from './ProfilePage.tsx';

const me = exampleBody<{ user_detail: object }>('getUserProfile', 'profile');
/** A reply with a changed sample player. */
const withMe = (changed: object, detail: object = {}) =>
  mockReply('getUserProfile', {
    body: { ...me, ...changed, user_detail: { ...me.user_detail, ...detail } },
  });

const meta = {
  title: 'Account/ProfilePage',
  component: ProfilePage,
  tags: ['!autodocs'],
  loaders: [pageLoader(...PAGE_TEXTS)],
  decorators: [withPage],
  parameters: { player: true, path: '/Account' },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { handlers: [mockPending('getUserProfile')] } };
export const Failed: Story = { parameters: { handlers: [mockExample('getUserProfile', 'serverError')] } };

/** A new player: no address yet, the phone unverified. */
export const NewPlayer: Story = {
  parameters: {
    handlers: [withMe({}, { city: null, country_id: null, address: null, phone_verification: 0 })],
  },
};

/** The platform refuses the e-mail address. */
export const EmailTaken: Story = {
  parameters: { handlers: [mockExample('updateProfile', 'emailTaken')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [save] = await canvas.findAllByRole('button', { name: 'Değişiklikleri kaydet' });
    await userEvent.click(save!);
    await waitFor(() => expect(canvas.getByLabelText('E-posta adresi')).toBeInvalid());
  },
};

/** Empty fields are marked. */
export const AddressMissing: Story = {
  parameters: { handlers: [withMe({}, { city: null, country_id: null, address: null })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = (await canvas.findAllByRole('button', { name: 'Değişiklikleri kaydet' }))[1];
    await userEvent.click(save!);
    await waitFor(() => expect(canvas.getByLabelText('Şehir')).toBeInvalid());
  },
};
