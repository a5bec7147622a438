import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../display/Badge.tsx';
import { Money } from '../display/Money.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { DeviceIcon, HistoryIcon, MobileIcon, MoneyInIcon, MoneyOutIcon } from '../icon/icons.ts';
import { placeholderTileImage, storyTitle } from '../fixtures/placeholderImage.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { MoveDetails, sampleMoves } from '../fixtures/sampleMoves.tsx';
import { DataList } from './DataList.tsx';
import type { ListRecord } from './DataListItem.tsx';

const moves: ListRecord[] = sampleMoves(5).map((move) => ({
  id: move.id,
  title: move.method,
  meta: move.date,
  icon: move.deposit ? MoneyInIcon : MoneyOutIcon,
  tone: move.deposit ? 'positive' : 'plain',
  value: <Money amount={move.amount} tone={move.deposit ? 'win' : 'plain'} unknownLabel="bilinmiyor" />,
  note: <Badge tone={move.tone}>{move.status}</Badge>,
  details: <MoveDetails move={move} />,
}));

const meta = {
  title: 'Data/DataList',
  component: DataList,
  args: { label: 'Finans geçmişi', records: moves, detailsLabel: 'Ayrıntılar' },
} satisfies Meta<typeof DataList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DetailsOpened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toggle = canvas.getByRole('button', { name: /Papara/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('İşlem numarası')).toBeVisible());
  },
};
export const OnAPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
export const Games: Story = {
  args: {
    label: 'Oyun geçmişi',
    records: [0, 1, 2, 3].map((index) => ({
      id: index,
      title: storyTitle(index),
      meta: `21.11.2026 0${index}:14 · Bahis`,
      image: <img src={placeholderTileImage(index, 44, 44)} alt="" width={44} height={44} />,
      value: <Money amount={`−₺${index + 1}2,50`} unknownLabel="bilinmiyor" />,
    })),
  },
};
export const Sessions: Story = {
  args: {
    label: 'Oturum geçmişi',
    records: [
      {
        id: 1,
        icon: MobileIcon,
        title: 'Chrome 130, Android 15',
        meta: '21.11.2026 09:14 · 85.105.12.4',
      },
      {
        id: 2,
        icon: DeviceIcon,
        title: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)',
        meta: '20.11.2026 22:40 · 2a02:4e0:2d14:b57a:71c8:11d3:90aa:5e2f',
      },
    ],
  },
};
export const SessionsOnAPhone: Story = { ...Sessions, ...OnAPhone };
export const Loading: Story = { args: { loading: true, status: 'Geçmiş yükleniyor' } };
export const Busy: Story = { args: { busy: true } };
export const Empty: Story = {
  args: {
    records: [],
    empty: <EmptyState icon={HistoryIcon} title="Bu tarihlerde kayıt yok" text="Tarih aralığını genişlet." />,
  },
};
export const Failed: Story = {
  args: { error: <ErrorState title="Geçmiş yüklenemedi" retryLabel="Yeniden dene" onRetry={fn()} /> },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
