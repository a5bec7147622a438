import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { Badge } from '../display/Badge.tsx';
import { StarIcon } from '../icon/icons.ts';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';
import { sampleBoards, liveTableLabels } from '../fixtures/sampleTables.ts';

const star = <IconButton variant="glass" size="s" icon={StarIcon} label="Favorilere ekle: Altın Rulet" />;

const meta = {
  title: 'Games/LiveTableTile',
  component: LiveTableTile,
  args: {
    name: 'Altın Rulet',
    image: placeholderImage('table-wide', 0),
    labels: liveTableLabels,
    playLabel: 'Oyna',
    onPlay: fn(),
    favourite: star,
    state: {
      dealer: 'Ceyda',
      limits: '₺10 – ₺25.000',
      seats: { players: '128' },
      board: sampleBoards.roulette,
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>{Story()}</div>],
} satisfies Meta<typeof LiveTableTile>;
export default meta;

type Story = StoryObj<typeof meta>;
const cover = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Altın Rulet' });

export const Open: Story = {
  args: {
    badge: (
      <Badge tone="live" dot>
        CANLI
      </Badge>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await expect(cover(canvasElement)).toHaveAccessibleDescription(/Krupiye: Ceyda.*128 oyuncu.*₺25\.000/);
    await userEvent.click(cover(canvasElement));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(cover(canvasElement));
    await expect(within(canvasElement).getByText('Oyna')).toBeInTheDocument();
  },
};

/** The star is a separate Tab stop after the tile. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(cover(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^Favorilere/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};

/** A tap opens the sheet instead. */
export const Tapped: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    cover(canvasElement).dispatchEvent(
      new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** No data from the feed yet. */
export const NothingKnownYet: Story = { args: { state: undefined } };
/** The feed doesn't know this table. */
export const NothingToBeKnown: Story = { args: { state: {} } };

export const Closed: Story = {
  args: { state: { closed: 'Masa kapalı, 20.00’de açılır' } },
  play: async ({ canvasElement, args }) => {
    await expect(cover(canvasElement)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cover(canvasElement));
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const Blackjack: Story = {
  args: {
    image: placeholderImage('table-wide', 3),
    state: {
      dealer: 'Emir',
      limits: '₺250 – ₺500.000',
      seats: { free: 3, total: 7 },
      board: sampleBoards.blackjack,
    },
  },
};

export const WithoutImage: Story = { args: { image: undefined } };

export const LongestTurkish: Story = {
  args: {
    name: 'Yıldızlar Salonu Özel Hızlı Avrupa Ruleti Türkçe Krupiyeli Masa',
    state: {
      dealer: 'Rüya Nilüfer Karaosmanoğulları',
      limits: '₺1.000 – ₺1.250.000',
      seats: { players: '12.480' },
      board: sampleBoards.other,
    },
    favourite: undefined,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

/** Two side by side on the smallest phone. */
export const SmallPhone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, inlineSize: 288 }}>
      <LiveTableTile {...args} />
      <LiveTableTile
        {...args}
        name="Baccarat A"
        image={placeholderImage('table-wide', 5)}
        favourite={undefined}
        state={{ ...args.state, seats: { players: '41' }, board: sampleBoards.baccarat }}
      />
    </div>
  ),
};

/** A lobby with a board of every kind. */
export const AllTables: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(1160px, calc(100vw - 32px))' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))', gap: 16 }}>
      {Object.entries(sampleBoards).map(([name, board], index) => (
        <LiveTableTile
          key={name}
          {...args}
          name={NAMES[index] ?? name}
          image={placeholderImage('table-wide', index)}
          favourite={undefined}
          state={{
            ...args.state,
            board,
            ...(board.kind === 'seats' && { seats: { free: 3, total: 7 } }),
          }}
        />
      ))}
    </div>
  ),
};

const NAMES = [
  'Altın Rulet',
  'Blackjack Safir 7',
  'Hızlı Bakara',
  'Ejderha Kaplan',
  'Şans Zarı',
  'Dev Çark',
  'Uçtu Uçtu',
  'Casino Hold’em',
  'Kart Kriket',
];
