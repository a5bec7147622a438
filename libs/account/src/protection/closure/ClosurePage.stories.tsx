import { pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { protectionTexts } from '../texts.ts';
import { ClosurePage } from './ClosurePage.tsx';

const meta = {
  title: 'Account/ClosurePage',
  component: ClosurePage,
  tags: ['!autodocs'],
  loaders: [pageLoader(protectionTexts)],
  decorators: [withPage],
  args: { kind: 'exclusion' },
  parameters: { path: '/self-exclusion', player: true },
} satisfies Meta<typeof ClosurePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SelfExclusion: Story = {};
export const Break: Story = { args: { kind: 'break' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /kapat/i }));
  },
};
