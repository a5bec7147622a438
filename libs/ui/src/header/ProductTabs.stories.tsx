import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { NavMoreButton } from './NavMoreButton.tsx';
import { ProductTabs } from './ProductTabs.tsx';

const meta = {
  title: 'Page/ProductTabs',
  component: ProductTabs,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Ana menü',
    items: sampleNav,
    more: () => <NavMoreButton label="Daha fazla" />,
  },
} satisfies Meta<typeof ProductTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** On phones they are all in one scrolling row. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const NarrowPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
