import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Narrow } from '../story-kit/Narrow.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RestrictedState } from './RestrictedState.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

/** The designed states of a screen: loading, empty, error with a way out, restricted, offline. */
const meta = {
  title: 'Feedback/States',
  component: ErrorState,
  args: { title: 'Oyunlar yüklenemedi', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: { text: 'Bağlantını kontrol edip yeniden dene.', retryLabel: 'Yeniden dene' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedWithoutRetry: Story = {
  args: {
    text: 'Bu oyun artık yok.',
    onRetry: undefined,
    action: <ButtonLink href="#home">Ana sayfa</ButtonLink>,
  },
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      title="Henüz favorin yok"
      text="Bir oyunun yıldızına dokun, burada seni beklesin."
      action={<ButtonLink href="#games">Oyunlara göz at</ButtonLink>}
    />
  ),
};
export const Restricted: Story = {
  render: () => (
    <RestrictedState
      title="Bu sayfa için giriş yap"
      text="Bakiyen ve geçmişin yalnızca sana görünür."
      action={<Button>Giriş yap</Button>}
    />
  ),
};
/** In a card of its page, on the narrowest phone, with the longest words. */
export const LongestTurkish: Story = {
  render: () => (
    <Narrow>
      <RestrictedState
        title="Para çekebilmek için önce telefonunu ve kimlik numaranı doğrulaman gerekiyor"
        text="Doğrulama birkaç dakika sürer. Takıldığın yerde canlı destek sana yardımcı olur."
        action={
          <>
            <Button>Telefon numaramı doğrula</Button>
            <Button variant="secondary">Canlı desteğe bağlan</Button>
          </>
        }
      />
    </Narrow>
  ),
};
export const Retrying: Story = { args: { retryLabel: 'Yeniden dene', retrying: true } };
export const Offline: Story = {
  render: () => <OfflineNotice offline text="Bağlantı yok. Geri gelince devam ederiz." />,
};
export const Loading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Spinner label="Yükleniyor" size={32} />
      <Skeleton shape="block" height="120px" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="circle" width="64px" />
    </div>
  ),
};
