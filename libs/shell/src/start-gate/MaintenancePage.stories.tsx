import { withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellLaterTexts, shellTexts } from '../texts.ts';
import { MaintenancePage, RestrictedPage } from './MaintenancePage.tsx';
import { StartError } from './StartError.tsx';

const meta = {
  title: 'Shell/ClosedPage',
  component: MaintenancePage,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellLaterTexts)],
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof MaintenancePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {};
export const Restricted: Story = { render: () => <RestrictedPage /> };
/** The options didn't load, and none are stored. */
export const NotReached: Story = { render: () => <StartError retry={() => undefined} retrying={false} /> };
