import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Badge } from '../display/Badge.tsx';
import type { NavItem } from './NavTarget.tsx';
import { NavMoreButton } from './NavMoreButton.tsx';
import { TopNav } from './TopNav.tsx';

const moreOf = (hidden: readonly NavItem[]) => (
  <NavMoreButton label={hidden.length > 0 ? `Daha fazla (${hidden.length})` : 'Daha fazla'} />
);

const meta = {
  title: 'Page/TopNav',
  component: TopNav,
  args: { label: 'Ana menü', items: sampleNav, more: moreOf },
} satisfies Meta<typeof TopNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Canlı casino' })).toHaveFocus();
  },
};
export const Centred: Story = { args: { align: 'center', items: sampleNav.slice(0, 5) } };
export const WithBadges: Story = {
  args: {
    items: sampleNav.map((item) =>
      item.id === 'live' ? { ...item, badge: <Badge tone="live">24</Badge> } : item,
    ),
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Too many for the width: those that don't fit move to the menu at the end, and none is cut off. */
export const TooMany: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Daha fazla \([1-9]\)/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Canlı destek' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** The menu has its own entries. */
export const MoreAlways: Story = { args: { items: sampleNav.slice(0, 3), moreAlways: true } };
