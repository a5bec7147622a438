import { withPage, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { SaferGamblingButton } from './SaferGamblingButton.tsx';

const PATHS = ['/', '/account-limitation', '/cooling-off-periods', '/self-exclusion', '/pages/:name'];

const meta = {
  title: 'Shell/SaferGamblingButton',
  component: SaferGamblingButton,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: { player: true, routes: PATHS.map((path) => ({ path, page: samplePage(path) })) },
} satisfies Meta<typeof SaferGamblingButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Limits, a break, self-exclusion and help, next to a running game on a phone. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(within(document.body).getAllByRole('menuitem')).toHaveLength(6));
  },
};
