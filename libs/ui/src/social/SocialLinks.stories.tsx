import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { sampleSocial } from '../fixtures/sampleSocial.ts';
import { SocialLinks } from './SocialLinks.tsx';

const meta = {
  title: 'Page/SocialLinks',
  component: SocialLinks,
  args: { label: 'Sosyal medya', links: sampleSocial },
} satisfies Meta<typeof SocialLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(13);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Facebook' })).toHaveFocus();
    for (const link of links) await expect(link.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};
export const Few: Story = { args: { links: sampleSocial.slice(2, 6) } };
/** In a slim bar, without plates. */
export const Small: Story = { args: { size: 's', links: sampleSocial.slice(0, 6) } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
/** A brand without links renders nothing, not even an empty list. */
export const None: Story = {
  args: { links: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const OnANarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
