import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeholderTileImage } from '../fixtures/placeholderImage.ts';
import { GamepadIcon } from '../icon/icons.ts';
import { SearchResults } from './SearchResults.tsx';

const meta = {
  title: 'Navigation/SearchResults',
  component: SearchResults,
  args: {
    heading: 'Casino oyunları',
    items: ['Kor Taç', 'Gelgit Kitabı', 'Çok ama çok uzun bir oyun adı, satıra sığmayan'].map((name, id) => ({
      id,
      name,
      detail: 'Fener Atölyesi',
      image: placeholderTileImage(id),
    })),
  },
} satisfies Meta<typeof SearchResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Games: Story = { args: { more: { label: '“ta” için tüm oyunlar', href: '#' } } };

/** While the platform responds. */
export const Loading: Story = { args: { items: [], loading: 6 } };

/** Without art: an icon. */
export const Providers: Story = {
  args: {
    heading: 'Sağlayıcılar',
    items: ['Fener Atölyesi', 'Tarhan Oyun'].map((name, id) => ({ id, name, icon: GamepadIcon, href: '#' })),
  },
};
