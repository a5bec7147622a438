import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { placeholderTileImage } from '../fixtures/placeholderImage.ts';
import { GiftIcon, HistoryIcon, SearchIcon } from '../icon/icons.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { SearchResults } from './SearchResults.tsx';

const games = ['Kor Taç', 'Gelgit Kitabı', 'Ayışığı Koi', 'Yıldız Tapınağı'].map((name, id) => ({
  id,
  name,
  detail: 'Fener Atölyesi',
  image: placeholderTileImage(id),
}));

const meta = {
  title: 'Navigation/SearchPanel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: () => undefined,
    value: 'ta',
    onValueChange: () => undefined,
    labels: {
      title: 'Ara',
      field: 'Oyun, sağlayıcı, promosyon ara',
      clear: 'Aramayı temizle',
      close: 'Kapat',
    },
    status: '',
    children: (
      <>
        <SearchResults
          heading="Casino oyunları"
          items={games}
          more={{ label: '“ta” için tüm oyunlar', href: '#' }}
        />
        <SearchResults
          heading="Promosyonlar"
          items={[{ id: 1, name: 'Hafta sonu tatili', icon: GiftIcon, href: '#' }]}
        />
      </>
    ),
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};

/** Before anything is typed: the last searches. */
export const Empty: Story = {
  args: {
    value: '',
    children: (
      <SearchResults
        heading="Son aramalarınız"
        items={['rulet', 'kitap'].map((name) => ({ id: name, name, icon: HistoryIcon }))}
      />
    ),
  },
};

export const Nothing: Story = {
  args: {
    value: 'xyz',
    children: <EmptyState icon={SearchIcon} title="Sonuç bulunamadı" text="Daha kısa bir kelime deneyin." />,
  },
};

/** One letter isn't enough. */
export const Waiting: Story = { args: { value: 't', waits: '1 harf daha', children: null } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
