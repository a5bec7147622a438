import { inPage, pageLoader, samplePage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellMessages } from '../messages.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellMessages)],
  decorators: [inPage],
  parameters: {
    layout: 'fullscreen',
    routes: ['/', '/casino', '/sport', '/poker'].map((path) => ({ path, page: samplePage(path) })),
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where to go, who helps, who is licensed, from what age. */
export const Usual: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toHaveTextContent('18');
  },
};

export const WithABandOfTheApp: Story = {
  args: { bands: [{ id: 'own', content: <p>Kuzey Stüdyo · Lantern Works · Gece Treni</p> }] },
};
