import { mockExample, withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sessionFormTexts } from '../texts.ts';
import { ForgotForm } from './ForgotForm.tsx';

const meta = {
  title: 'Session/ForgotForm',
  component: ForgotForm,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
} satisfies Meta<typeof ForgotForm>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(canvas: HTMLElement) {
  const [name, end] = within(canvas).getAllByRole('textbox');
  await userEvent.type(end!, '4501');
  await userEvent.type(name!, 'defne');
  await userEvent.click(canvas.querySelector('button[type=submit]')!);
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(2));
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement());
  },
};

export const TooSoon: Story = {
  parameters: { handlers: [mockExample('forgetPassword', 'tooSoon')] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(within(canvasElement).getAllByRole('textbox')[1]).toHaveValue('4501');
  },
};
