import { withPage, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { MenuButton } from './MenuButton.tsx';

const PATHS = [
  '/',
  '/casino',
  '/sport',
  '/poker',
  '/promotions',
  '/Register',
  '/Deposit',
  '/Withdraw',
  '/Account',
  '/account-limitation',
  '/cooling-off-periods',
  '/self-exclusion',
  '/pages/:name',
];

const meta = {
  title: 'Shell/MenuButton',
  component: MenuButton,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: { routes: PATHS.map((path) => ({ path, page: samplePage(path) })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof MenuButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All menu entries in groups; log in and sign up come first. */
export const Visitor: Story = {};

/** The account's pages are their own group. */
export const Player: Story = { parameters: { player: true } };

/** Escape closes it, and the focus returns to the menu button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
