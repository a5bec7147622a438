import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from '../field/Switch.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { offline: true, text: 'Bağlantı yok. Geri gelince devam ederiz.' },
} satisfies Meta<typeof OfflineNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

function Living(args: OfflineNoticeProps) {
  const [away, setAway] = useState(false);
  return (
    <>
      <OfflineNotice {...args} offline={away} />
      <div style={{ padding: 16 }}>
        <Switch label="Bağlantı kesildi" checked={away} onCheckedChange={setAway} />
      </div>
    </>
  );
}
/** The region exists before its text, so that the text is announced; it disappears silently. */
export const ComesAndGoes: Story = {
  args: { offline: false },
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(region).toHaveTextContent('Bağlantı yok');
    await userEvent.keyboard(' ');
    await expect(region).toBeEmptyDOMElement();
  },
};
export const LongestTurkish: Story = {
  args: {
    text: 'İnternet bağlantın kesildi. Gördüklerin son bilinen hâlidir; bağlantı gelince kendiliğinden yenilenir.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
