import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { GameSheet } from '../game-tile/GameSheet.tsx';
import { StarIcon } from '../icon/icons.ts';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Zümrüt Vadi',
    titleHidden: true,
    closeLabel: 'Kapat',
    children: (
      <GameSheet {...sampleGame(1)} favourite={<IconButton icon={StarIcon} label="Favorilere ekle" />} />
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Game: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Filter: Story = {
  args: {
    title: 'Sağlayıcılar',
    titleHidden: false,
    description: '24 sağlayıcıdan 3 tanesi seçili.',
    children: 'Kuzey Stüdyo, Lodos, Yelken',
    footer: <Button>Uygula</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
};
function Living(args: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sağlayıcı seç</Button>
      <Sheet {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}
/** Opens, closes on Escape, and returns focus. */
export const OpenedAndClosed: Story = {
  args: Filter.args,
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Sağlayıcı seç' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Sağlayıcılar' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Focused: Story = {
  args: Filter.args,
  parameters: { pseudo: { focusVisible: 'button', rootSelector: 'body' } },
};
export const LongestTurkish: Story = {
  args: {
    ...Filter.args,
    title: 'Sağlayıcılara ve oyun özelliklerine göre filtrele',
    description: 'Seçtiklerin birlikte uygulanır; 24 sağlayıcıdan 3 tanesi ve 12 özellikten 2 tanesi seçili.',
    children: <p>{'Kuzey Stüdyo, Lodos, Yelken, Poyraz İnteraktif, Işık Fabrikası. '.repeat(20)}</p>,
    footer: <Button full>Seçtiğim 5 filtreyi uygula ve oyunları göster</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
};
