import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture, storyTitle } from '../storyArt.ts';
import { WinnerList } from './WinnerList.tsx';
import { WinnerRow } from './WinnerRow.tsx';
import { WinnerTicker } from './WinnerTicker.tsx';

const winners = Array.from({ length: 9 }, (_, id) => ({
  id,
  game: id === 2 ? 'Büyükşehir Belediyesinin Kayıp Hazinesi' : storyTitle(id),
  image: id === 4 ? undefined : storyPicture('story', id),
  user: 'de***a',
  amount: `₺${(id * 1234 + 999).toLocaleString('tr-TR')},00`,
}));

const meta = {
  title: 'Home/Winners',
  component: WinnerTicker,
  args: { heading: 'Son kazananlar', winners, pauseLabel: 'Duraklat', playLabel: 'Sürdür' },
} satisfies Meta<typeof WinnerTicker>;
export default meta;

export const Ticker: StoryObj<typeof meta> = {};
export const List: StoryObj<typeof meta> = {
  render: (args) => <WinnerList label={args.heading} winners={args.winners} />,
};
/** One win; the list and the ticker are made of them. */
export const Row: StoryObj<typeof meta> = {
  render: ({ winners: [first] }) => <>{first && <WinnerRow winner={first} />}</>,
};
