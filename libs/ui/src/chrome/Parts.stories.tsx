import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AccountTrigger } from './AccountTrigger.tsx';
import { Avatar } from './Avatar.tsx';
import { Badge, BADGE_TONES } from './Badge.tsx';
import { Card } from './Card.tsx';
import { LiveClock } from './LiveClock.tsx';
import { Money } from './Money.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { SegmentedControl } from '../field/SegmentedControl.tsx';

/** The small parts that headers, menus and cards are made of. */
const meta = { title: 'Page/Parts', component: Badge, args: { children: 'Yeni' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Badges: Story = {
  render: ({ children }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone} dot={tone === 'live'}>
          {children}
        </Badge>
      ))}
    </div>
  ),
};
export const Amounts: Story = {
  render: () => (
    <p>
      <Money amount="₺12.450,75" unknownLabel="bilinmiyor" /> ·{' '}
      <Money amount={undefined} unknownLabel="bilinmiyor" /> ·{' '}
      <Money amount="+₺250,00" unknownLabel="bilinmiyor" tone="win" /> ·{' '}
      <Money amount="−₺80,00" unknownLabel="bilinmiyor" tone="loss" />
    </p>
  ),
};
export const Account: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar />
      <Avatar initials="DK" size={48} />
      <AccountTrigger name="deniz_kara" initials="DK" balance={undefined} unknownLabel="bakiye bilinmiyor" />
    </div>
  ),
};
export const Clock: Story = {
  render: () => <LiveClock label="Saat" format={(now) => now.toLocaleTimeString('tr')} />,
};

function LivingSegments() {
  const [mode, setMode] = useState<'real' | 'fun'>('real');
  return (
    <SegmentedControl
      label="Oyun türü"
      value={mode}
      onValueChange={setMode}
      segments={[
        { value: 'real', label: 'Gerçek para' },
        { value: 'fun', label: 'Eğlencesine' },
      ]}
    />
  );
}
export const Segments: Story = {
  render: () => <LivingSegments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Eğlencesine' }));
    await expect(canvas.getByRole('radio', { name: 'Eğlencesine' })).toBeChecked();
  },
};
export const Quiet: Story = {
  render: () => <QuietSwitch quiet onQuietChange={() => undefined} label="Hareketleri durdur" />,
};
export const Limits: Story = {
  render: () => (
    <Card>
      <ProgressBar label="Günlük yatırma limiti" value={0.35} text="₺350 / ₺1.000" meaning="limit" />
      <ProgressBar label="Haftalık yatırma limiti" value={0.92} text="₺4.600 / ₺5.000" meaning="limit" />
      <ProgressBar label="Hoş geldin bonusu çevirme şartı" value={0.6} text="%60" />
    </Card>
  ),
};
