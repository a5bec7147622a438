import { exampleBody, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { TroubleNotice } from './TroubleNotice.tsx';

const meta = {
  title: 'Shell/TroubleNotice',
  component: TroubleNotice,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  /* `StartGate` requests the options. */
  render: () => (
    <StartGate>
      <TroubleNotice />
    </StartGate>
  ),
  parameters: {
    layout: 'fullscreen',
    handlers: [mockReply('getOptions', { status: 524, body: { message: 'no' } })],
  },
  beforeEach: () =>
    localStorage.setItem('GeneralOptions', JSON.stringify(exampleBody('getOptions', 'options'))),
} satisfies Meta<typeof TroubleNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The site's options are stored from the last visit, and the platform doesn't respond. */
export const NotReached: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
