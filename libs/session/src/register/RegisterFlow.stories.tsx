import { mockExample, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sessionFormTexts } from '../texts.ts';
import { forgetRegistration, saveRegistration, NO_ACCOUNT } from './registration.ts';
import { RegisterFlow } from './RegisterFlow.tsx';

const meta = {
  title: 'Session/RegisterFlow',
  component: RegisterFlow,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
  beforeEach: () => forgetRegistration(),
  args: { onDone: fn() },
} satisfies Meta<typeof RegisterFlow>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvas: HTMLElement) => {
  const button = canvas.querySelector('button[type=submit]');
  if (!button) throw new Error('The form has no submit button.');
  return userEvent.click(button);
};

const account = { ...NO_ACCOUNT, username: 'selin', email: 'selin@mail.example', phone: '5321234599' };
const withPassword = { ...account, password: 'Quiet-Harbour-7', password_confirmation: 'Quiet-Harbour-7' };

export const Account: Story = {};

export const EmptyFields: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(5));
  },
};

export const NameTaken: Story = {
  beforeEach: () => saveRegistration({ account: withPassword }),
  parameters: { handlers: [mockExample('register', 'usernameTaken')] },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1));
  },
};

export const CountriesFailed: Story = {
  parameters: { handlers: [mockExample('getCountries', 'serverError')] },
};

export const Person: Story = {
  beforeEach: () => saveRegistration({ account: withPassword, step: 'person' }),
};

export const PersonEmpty: Story = {
  ...Person,
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(4),
    );
  },
};

export const LoggingIn: Story = {
  beforeEach: () => saveRegistration({ account: withPassword, step: 'done' }),
  parameters: { handlers: [mockPending('login')] },
};

/** After a reload there is no password to log in with. */
export const Done: Story = {
  beforeEach: () => saveRegistration({ account, step: 'done' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/login');
  },
};
