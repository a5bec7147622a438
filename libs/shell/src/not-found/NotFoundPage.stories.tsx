import { inPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellMessages } from '../messages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Shell/NotFoundPage',
  component: NotFoundPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellMessages)],
  decorators: [inPage],
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/');
  },
};
