import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { GameTileSkeleton } from '../game-tile/GameTileSkeleton.tsx';
import { TileGrid } from '../grid/TileGrid.tsx';
import { SearchIcon } from '../icon/icons.ts';
import { sampleTiles } from '../fixtures/sampleTiles.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

function Recent({ onPick }: { onPick: (search: string) => void }) {
  const [searches, setSearches] = useState(['Nil Hazinesi', 'canlı rulet', 'megaways']);
  return (
    <RecentSearches
      title="Son aramaların"
      searches={searches}
      onPick={onPick}
      removeLabel={(search) => `${search}: aramayı unut`}
      onRemove={(gone) => setSearches((was) => was.filter((search) => search !== gone))}
      clearLabel="Tümünü unut"
      onClear={() => setSearches([])}
    />
  );
}

function Living(args: SearchOverlayProps) {
  const [open, setOpen] = useState(args.open);
  const [value, setValue] = useState(args.value);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <p>Aramak için / tuşuna bas.</p>
      <SearchOverlay
        {...args}
        open={open}
        onOpenChange={setOpen}
        value={value}
        onValueChange={setValue}
        before={<Recent onPick={setValue} />}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/SearchOverlay',
  component: SearchOverlay,
  args: {
    open: true,
    onOpenChange: () => undefined,
    value: 'hazine',
    onValueChange: () => undefined,
    labels: { title: 'Arama', search: 'Oyun veya sağlayıcı ara', clear: 'Temizle', close: 'Kapat' },
    status: '6 oyun bulundu',
    children: <TileGrid label="Bulunan oyunlar">{sampleTiles(6)}</TileGrid>,
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof SearchOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  args: { open: false },
  play: async () => {
    await userEvent.keyboard('/');
    const box = await screen.findByRole('searchbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).not.toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Found: Story = {};
export const FoundOnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const LastSearches: Story = {
  args: { value: '', status: undefined },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'canlı rulet: aramayı unut' }));
    await expect(screen.queryByText('canlı rulet')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'megaways' }));
    await expect(screen.getByRole('searchbox')).toHaveValue('megaways');
  },
};
export const LastSearchesOnAPhone: Story = {
  args: { value: '', status: undefined },
  globals: { viewport: { value: 'mobile' } },
};
export const Loading: Story = {
  args: {
    busy: true,
    status: 'Aranıyor',
    children: (
      <TileGrid label="Bulunan oyunlar" busy>
        {[0, 1, 2, 3].map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </TileGrid>
    ),
  },
};
export const NothingFound: Story = {
  args: {
    value: 'hazinme',
    status: 'Oyun bulunamadı',
    children: (
      <EmptyState
        icon={SearchIcon}
        title="“hazinme” için oyun yok"
        text="Yazımı kontrol et ya da sağlayıcının adıyla ara."
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    children: <ErrorState title="Arama yapılamadı" retryLabel="Yeniden dene" onRetry={fn()} />,
  },
};
