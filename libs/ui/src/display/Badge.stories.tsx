import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../theme/theme.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Badge, BADGE_TONES, type BadgeTone } from './Badge.tsx';

const meta = {
  title: 'Page/Badge',
  component: Badge,
  args: { children: 'Yeni' },
  argTypes: { tone: { control: 'inline-radio', options: BADGE_TONES } },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
/** Happening right now: the dot pulses, and is static with reduced motion. */
export const Live: Story = { args: { tone: 'live', dot: true, children: 'Canlı' } };
export const Count: Story = { args: { tone: 'accent', children: '128' } };

const WORDS: Record<BadgeTone, string> = {
  neutral: 'İşleniyor',
  accent: 'Yeni',
  second: 'Jackpot',
  live: 'Canlı',
  positive: 'Onaylandı',
  warning: 'Bekliyor',
  danger: 'Reddedildi',
};
export const AllTones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs }}>
      {BADGE_TONES.map((tone) => (
        <Badge {...args} key={tone} tone={tone} dot={tone === 'live'}>
          {WORDS[tone]}
        </Badge>
      ))}
    </div>
  ),
};
/** Next to a heading or inline text it is vertically aligned with it. */
export const BesideWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: theme.space.s }}>
      <h3 style={{ display: 'flex', gap: theme.space.xs, alignItems: 'center' }}>
        Canlı rulet <Badge tone="live">Canlı</Badge>
      </h3>
      <p>
        Hafta sonu kayıp iadesi <Badge tone="positive">Onaylandı</Badge>
      </p>
    </div>
  ),
};
export const LongestTurkish: Story = {
  args: { tone: 'warning', children: 'Kimlik doğrulamasının tamamlanması bekleniyor' },
  decorators: [
    (Story) => (
      <Narrow>
        <div style={{ inlineSize: 180 }}>{Story()}</div>
      </Narrow>
    ),
  ],
};
