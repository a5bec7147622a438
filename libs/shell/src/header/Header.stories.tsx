import { withPage, mockPending, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { withLayout } from '../withLayout.testing.tsx';
import { Header } from './Header.tsx';
import { PrimaryNav } from './PrimaryNav.tsx';

const PATHS = ['/', '/casino', '/sport', '/poker', '/Promotions', '/Register', '/Deposit', '/Withdraw'];
const routes = [...PATHS, '/Account', '/account-limitation', '/self-exclusion'].map((path) => ({
  path,
  page: samplePage(path),
}));

const meta = {
  title: 'Shell/Header',
  component: Header,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: { layout: 'fullscreen', routes, path: '/casino?type=casino' },
  args: { nav: <PrimaryNav /> },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('banner')).toBeVisible();
  },
};

export const Player: Story = {
  parameters: { player: true },
  play: async ({ canvasElement }) => {
    const account = await within(canvasElement).findByRole('button', { name: /defne/ });
    await expect(account).toHaveAccessibleName(/1[.,]234[.,]50/);
  },
};

/** An unknown balance is a dash, never zero. */
export const BalanceUnknown: Story = {
  parameters: { player: true, handlers: [mockPending('getUserProfile')] },
};

export const AccountMenuOpen: Story = {
  parameters: { player: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /defne/ }));
    await waitFor(() => expect(within(document.body).getAllByRole('menuitem')).toHaveLength(7));
  },
};

const shows = async (canvasElement: HTMLElement, name: RegExp) => {
  await expect(await within(canvasElement).findByRole('link', { name })).toBeVisible();
};

/** One row: overflowing entries, and the shortcuts without a utility bar, are in the menu at its end. */
export const Classic: Story = {
  decorators: [withLayout({ header: 'classic', utilityBar: 'hidden' })],
  play: async ({ canvasElement }) => shows(canvasElement, /Casino/),
};

/** The logo above the entries. */
export const Centred: Story = { decorators: [withLayout({ header: 'centred' })] };

/** Slim: the entries are at the side. */
export const Rail: Story = { decorators: [withLayout({ header: 'rail' })] };

/** Its products open wide panels. */
export const Mega: Story = {
  decorators: [withLayout({ header: 'mega', utilityBar: 'hidden' })],
  play: async ({ canvasElement }) => {
    const [arrow] = await within(canvasElement).findAllByRole('button', { name: /Casino/, expanded: false });
    await userEvent.click(arrow!);
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Slim, above the products as tabs. */
export const Bottom: Story = { decorators: [withLayout({ header: 'bottom' })] };

export const BottomOnAPhone: Story = {
  decorators: [withLayout({ header: 'bottom' })],
  globals: { viewport: { value: 'mobile' } },
};

/** For layouts with a side nav or a bottom nav. */
export const WithoutPlaces: Story = { args: { nav: undefined, tools: false } };
