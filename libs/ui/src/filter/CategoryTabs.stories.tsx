import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../display/Badge.tsx';
import { PageGutters } from '../fixtures/PageGutters.tsx';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { CategoryTabs } from './CategoryTabs.tsx';

const meta = {
  title: 'Games/CategoryTabs',
  component: CategoryTabs,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Kategoriler', items: sampleNav },
  /* It extends across the page's gutters. */
  decorators: [(Story) => <PageGutters>{Story()}</PageGutters>],
} satisfies Meta<typeof CategoryTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Canlı casino' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveFocus();
  },
};
export const WithCounts: Story = {
  args: { items: sampleNav.map((item, index) => ({ ...item, badge: <Badge>{(index + 1) * 37}</Badge> })) },
};
/** Under the top bar while the page scrolls. */
export const Sticky: Story = {
  args: { sticky: true },
  decorators: [(Story) => <div style={{ blockSize: '200vh' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 300);
    const tabs = within(canvasElement).getByRole('navigation');
    await waitFor(() => expect(Math.round(tabs.getBoundingClientRect().top)).toBe(0));
    window.scrollTo(0, 0);
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** The chosen one is scrolled into view, and the page does not overflow. */
export const LastChosenOnAPhone: Story = {
  args: { items: sampleNav.map((item) => ({ ...item, current: item.id === 'jackpot' })) },
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <div style={{ inlineSize: 320, overflow: 'hidden' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};
