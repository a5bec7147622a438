import { mockExample, withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sessionFormTexts } from '../texts.ts';
import { ResetForm } from './ResetForm.tsx';

const meta = {
  title: 'Session/ResetForm',
  component: ResetForm,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
  args: { token: 'example-reset-token-0001' },
} satisfies Meta<typeof ResetForm>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send(canvas: HTMLElement) {
  for (const field of canvas.querySelectorAll('input')) await userEvent.type(field, 'Quiet-Harbour-8');
  await userEvent.click(canvas.querySelector('button[type=submit]')!);
}

export const Default: Story = {};

export const Done: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('button[type=submit]')).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
};

export const TooSimple: Story = {
  parameters: { handlers: [mockExample('resetPassword', 'weakPassword')] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1));
  },
};
