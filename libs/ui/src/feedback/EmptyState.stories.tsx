import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { HistoryIcon, SearchIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Henüz favorin yok',
    text: 'Bir oyunun yıldızına dokun, burada seni beklesin.',
    action: <ButtonLink href="#games">Oyunlara göz at</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing here yet. */
export const NothingYet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Henüz favorin yok' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Oyunlara göz at' })).toBeVisible();
  },
};
/** Nothing matches: the action relaxes the filter. */
export const NothingMatches: Story = {
  args: {
    icon: SearchIcon,
    title: '“hazinme” için oyun yok',
    text: 'Yazımı kontrol et ya da seçtiğin 3 filtreyi kaldır.',
    action: <Button variant="secondary">Filtreleri temizle</Button>,
  },
};
export const WithoutAction: Story = {
  args: { icon: HistoryIcon, title: 'Bu tarihlerde işlem yok', text: undefined, action: undefined, level: 3 },
};
export const LongestTurkish: Story = {
  args: {
    title: 'Seçtiğin tarih aralığında onaylanmış bir para çekme işlemin bulunmuyor',
    text: 'Tarih aralığını genişletebilir ya da bütün işlem türlerini yeniden gösterebilirsin.',
    action: (
      <>
        <Button>Bütün işlem türlerini göster</Button>
        <Button variant="secondary">Tarih aralığını genişlet</Button>
      </>
    ),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
