import { mockExample, mockReply, exampleBody, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sessionFormTexts } from '../texts.ts';
import { forgetAttempt } from './loginAttempt.ts';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'Session/LoginForm',
  component: LoginForm,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
  beforeEach: forgetAttempt,
  args: { onDone: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = (canvas: HTMLElement) => {
  const button = canvas.querySelector('button[type=submit]');
  if (!button) throw new Error('The form has no submit button.');
  return userEvent.click(button);
};

async function logIn(canvas: HTMLElement) {
  await userEvent.type(within(canvas).getByRole('textbox'), 'defne');
  const secret = canvas.querySelector('input[type=password]');
  if (secret) await userEvent.type(secret, 'correct-horse-9');
  await submit(canvas);
}

/** The single field of a code step. */
const expectCodeField = (canvas: HTMLElement) =>
  waitFor(() => expect(within(canvas).getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code'));

export const Credentials: Story = {
  play: async ({ canvasElement, args }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const EmptyFields: Story = {
  play: async ({ canvasElement, args }) => {
    await submit(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2));
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  parameters: { handlers: [mockPending('login')] },
  play: ({ canvasElement }) => logIn(canvasElement),
};

export const AuthenticatorStep: Story = {
  parameters: { handlers: [mockExample('login', 'authenticatorWanted')] },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await expectCodeField(canvasElement);
  },
};

export const SmsStep: Story = {
  parameters: { handlers: [mockExample('login', 'smsWanted')] },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await expectCodeField(canvasElement);
  },
};

/** Code 562 is shown in the form, without an alert. */
export const Refused: Story = {
  parameters: { handlers: [mockExample('login', 'handledApart')] },
  play: async ({ canvasElement }) => {
    const text = canvasElement.textContent;
    await logIn(canvasElement);
    await waitFor(() => expect(canvasElement.textContent.length).toBeGreaterThan(text.length));
  },
};

/** The option turnstile_validation is on. */
export const WithCaptcha: Story = {
  parameters: {
    handlers: [
      mockReply('getOptions', {
        body: {
          ...exampleBody<object>('getOptions', 'options'),
          turnstile_validation: true,
          keys: { TURNSTILE_SITE_KEY: 'local' },
        },
      }),
    ],
  },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('checkbox');
    await logIn(canvasElement);
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await submit(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
