import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FrameHost } from './FrameHost.tsx';
import { FrameContainer, FrameLoading } from './FrameContainer.tsx';

const meta = {
  title: 'Frame/FrameHost',
  component: FrameHost,
  args: {
    src: 'https://games.invalid/launch',
    title: 'Zümrüt Vadi',
    onLoad: fn(),
    exitAction: (
      <ButtonLink href="#casino" variant="secondary">
        Oyunlara dön
      </ButtonLink>
    ),
    labels: {
      loading: 'Oyun yükleniyor',
      stillLoading: 'Hâlâ yükleniyor. Bağlantın yavaş olabilir.',
      retry: 'Yeniden dene',
      refusedTitle: 'Bu oyun açılamadı',
      refusedText: 'Adresi güvenli değil; bize haber verebilirsin.',
      failedTitle: 'Oyun gelmedi',
      failedText: 'Sağlayıcı iki dakikadır yanıt vermiyor. Bakiyen değişmedi.',
    },
  },
  decorators: [(Story) => <div style={{ blockSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof FrameHost>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A page of the site's own origin could remove its sandbox: no iframe is rendered at all. */
export const Refused: Story = {
  args: { src: window.location.href },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Bu oyun açılamadı');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Loading: Story = {
  render: ({ labels }) => (
    <FrameContainer>
      <FrameLoading labels={labels} slow={false} onRetry={() => undefined} />
    </FrameContainer>
  ),
};

/** After ten seconds: it is still loading, and offers retry and close. */
export const Slow: Story = {
  render: ({ labels, exitAction }) => (
    <FrameContainer>
      <FrameLoading labels={labels} slow onRetry={() => undefined} exitAction={exitAction} />
    </FrameContainer>
  ),
};

export const Failed: Story = {
  args: { failAfter: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oyun gelmedi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bakiyen değişmedi');
  },
};

export const FailedNarrow: Story = {
  args: { failAfter: 0 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

/** A page that has loaded. */
export const Loaded: Story = {
  render: ({ title }) => (
    <FrameContainer>
      <iframe
        title={title}
        srcDoc="<style>body{margin:0;height:100vh;display:grid;place-items:center;font:700 28px system-ui;color:cornsilk;background:darkslategray}</style>Zümrüt Vadi"
        sandbox=""
        style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }}
      />
    </FrameContainer>
  ),
};
