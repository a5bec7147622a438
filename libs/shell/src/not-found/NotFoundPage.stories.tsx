import { withPage, pageLoader, sampleRoutes } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Shell/NotFoundPage',
  component: NotFoundPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: { routes: sampleRoutes('/', '/casino', '/promotions') },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const ways = within(canvasElement).getAllByRole('link');
    await expect(ways[0]).toHaveAttribute('href', '/');
    await expect(ways[1]).toHaveAttribute('href', '/casino');
  },
};
