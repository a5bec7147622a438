import { withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { ClosedPage } from './ClosedPage.tsx';
import { StartError } from './StartError.tsx';
import { TroublePage } from './TroublePage.tsx';

const meta = {
  title: 'Shell/ClosedPage',
  component: ClosedPage,
  tags: ['!autodocs'],
  args: { closure: { why: 'maintenance' } },
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof ClosedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {};
/** The platform has sent an end time. */
export const MaintenanceUntil: Story = {
  args: { closure: { why: 'maintenance', until: Date.UTC(2099, 2, 2, 14, 30) } },
};
export const Restricted: Story = { args: { closure: { why: 'country' } } };
/** The platform or the connection to it is failing. */
export const Trouble: Story = { render: () => <TroublePage retry={() => undefined} retrying={false} /> };
/** The options didn't load, and none are stored. */
export const NotReached: Story = { render: () => <StartError retry={() => undefined} retrying={false} /> };
