import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ClockIcon, GlobeIcon, ShieldIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { RestrictedState } from './RestrictedState.tsx';

const meta = {
  title: 'Feedback/RestrictedState',
  component: RestrictedState,
  args: {
    title: 'Bu sayfa için giriş yap',
    text: 'Bakiyen ve geçmişin yalnızca sana görünür.',
    action: (
      <>
        <Button>Giriş yap</Button>
        <Button variant="secondary">Üye ol</Button>
      </>
    ),
  },
} satisfies Meta<typeof RestrictedState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotLoggedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Bu sayfa için giriş yap' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const NotVerified: Story = {
  args: {
    icon: ShieldIcon,
    title: 'Önce telefonunu doğrula',
    text: 'Para çekmeden önce bir kez gerekir; bir dakika sürer.',
    action: <Button>Telefon numaramı doğrula</Button>,
  },
};
/** Excluded: no action, and no promise. */
export const Excluded: Story = {
  args: {
    icon: ClockIcon,
    title: 'Hesabın 12.03.2027 tarihine kadar kapalı',
    text: 'Bu süreyi sen seçtin ve kısaltılamaz. Bakiyen sende kalır.',
    action: undefined,
  },
};
export const WrongRegion: Story = {
  args: {
    icon: GlobeIcon,
    title: 'Bu oyun bulunduğun ülkede açılmıyor',
    text: 'Sağlayıcısının kuralı böyle; lobideki diğer oyunlar açık.',
    action: <Button variant="secondary">Lobiye dön</Button>,
  },
};
export const LongestTurkish: Story = {
  args: {
    title: 'Para çekebilmek için önce telefonunu ve kimlik numaranı doğrulaman gerekiyor',
    text: 'Doğrulama birkaç dakika sürer. Takıldığın yerde canlı destek sana yardımcı olur.',
    action: (
      <>
        <Button>Telefon numaramı doğrula</Button>
        <Button variant="secondary">Canlı desteğe bağlan</Button>
      </>
    ),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
