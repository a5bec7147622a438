import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { historyTexts } from '../history/texts.ts';
import { FreeSpinsPage } from './FreeSpinsPage.tsx';
import { bonusTexts } from './texts.ts';

const meta = {
  title: 'Account/FreeSpinsPage',
  component: FreeSpinsPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(historyTexts, bonusTexts)],
  decorators: [withPage],
  parameters: { path: '/FreeSpins', player: true },
} satisfies Meta<typeof FreeSpinsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio'));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Loading: Story = { parameters: { handlers: [mockPending('getAvailableFreeSpins')] } };
export const Nothing: Story = { parameters: { handlers: [mockExample('getAvailableFreeSpins', 'none')] } };
export const Failed: Story = {
  parameters: { handlers: [mockExample('getAvailableFreeSpins', 'serverError')] },
};
