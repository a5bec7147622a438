import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Badge } from '../chrome/Badge.tsx';
import { CloseIcon, MaximizeIcon, NewWindowIcon, ReloadIcon } from '../icon/icons.ts';
import { Narrow } from '../story-kit/Narrow.tsx';
import { FrameHost } from './FrameHost.tsx';
import { GameHeader } from './GameHeader.tsx';
import { PlayerBar } from './PlayerBar.tsx';

const meta = {
  title: 'Games/Frame',
  component: FrameHost,
  args: {
    src: window.location.href,
    title: 'Zümrüt Vadi',
    wayOut: <ButtonLink href="#casino">Oyunlara dön</ButtonLink>,
    words: {
      loading: 'Oyun yükleniyor',
      stillLoading: 'Hâlâ yükleniyor. Bağlantın yavaş olabilir.',
      retry: 'Yeniden dene',
      refusedTitle: 'Bu oyun açılamadı',
      refusedText: 'Adresi güvenli değil; bize haber verebilirsin.',
    },
  },
} satisfies Meta<typeof FrameHost>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Our own origin could undo its sandbox: there is no frame at all. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Bu oyun açılamadı');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
export const Header: Story = {
  render: () => (
    <Narrow>
      <GameHeader
        name="Zümrüt Vadi: Kayıp Hazine"
        provider="Kuzey Stüdyo"
        badge={<Badge tone="second">Deneme</Badge>}
      >
        <IconButton icon={NewWindowIcon} label="Ayrı pencere" />
        <IconButton icon={ReloadIcon} label="Yenile" />
        <IconButton icon={MaximizeIcon} label="Tam ekran" />
        <IconButton icon={CloseIcon} label="Oyunu kapat" />
      </GameHeader>
    </Narrow>
  ),
};
export const Session: Story = {
  render: () => (
    <PlayerBar
      label="Bu oturum"
      facts={[
        { id: 'time', label: 'Süre', value: '00:42:10' },
        { id: 'net', label: 'Net sonuç', value: '−₺1.250,00', tone: 'loss' },
        { id: 'balance', label: 'Bakiye', value: '₺12.450,75' },
      ]}
      action={
        <Button size="s" variant="quiet">
          Limitler
        </Button>
      }
    />
  ),
};
