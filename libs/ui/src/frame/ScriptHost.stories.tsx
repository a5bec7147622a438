import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { FrameContainer, FrameLoading } from './FrameContainer.tsx';
import { ScriptHost } from './ScriptHost.tsx';

/** A provider's page rendered by a script. */
const SPORT = `
const stage = document.currentScript.parentElement;
stage.innerHTML = '<style>body{font:16px system-ui;padding:16px;background:midnightblue;color:white}' +
  'li{display:flex;justify-content:space-between;padding:14px 0;border-bottom:1px solid slateblue}b{color:gold}ul{padding:0;margin:0;list-style:none}</style>' +
  '<ul><li>Kuzeyspor – Yelken Gücü <b>1,85 · 3,40 · 4,10</b></li><li>Deniz FK – Bozkır 1926 <b>2,20 · 3,10 · 3,25</b></li>' +
  '<li>Körfez United – Ova Birlik <b>1,42 · 4,60 · 6,75</b></li></ul>';
`;

/** Reports by its height what it can access: 300 px when nothing of the site is accessible. */
const BURGLAR = `
const tries = [() => localStorage.length, () => document.cookie, () => parent.document.title, () => top.location.href, () => parent.localStorage];
const open = tries.filter((attempt) => { try { attempt(); return true; } catch { return false; } });
document.body.style.margin = 0;
document.currentScript.parentElement.style.height = 300 + open.length + 'px';
`;

const meta = {
  title: 'Frame/ScriptHost',
  component: ScriptHost,
  args: {
    kind: 'script',
    code: SPORT,
    title: 'Spor bahisleri',
    onRunning: fn(),
    onFailed: fn(),
    exitAction: (
      <ButtonLink href="#sport" variant="secondary">
        Spor sayfasına dön
      </ButtonLink>
    ),
    labels: {
      loading: 'Spor bahisleri yükleniyor',
      stillLoading: 'Hâlâ yükleniyor. Bağlantın yavaş olabilir.',
      retry: 'Yeniden dene',
      failedTitle: 'Bu sayfa açılamadı',
      failedText: {
        timeout: 'Sağlayıcı iki dakikadır yanıt vermiyor.',
        load: 'Sağlayıcının bir dosyası gelmedi. Birazdan yeniden dene.',
        script: 'Sağlayıcının sayfası hata verdi. Birazdan yeniden dene.',
        'too-large': 'Sağlayıcının gönderdiği içerik çok büyük; bize haber verebilirsin.',
      },
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 260, display: 'grid' }}>{Story()}</div>],
} satisfies Meta<typeof ScriptHost>;
export default meta;

type Story = StoryObj<typeof meta>;

const frameOf = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe');

export const Running: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRunning).toHaveBeenCalledOnce());
  },
};

/** Live support as HTML with its own script; as tall as its content. */
export const LiveSupport: Story = {
  args: {
    kind: 'html',
    fit: 'content',
    title: 'Canlı destek',
    code: `<style>body{font:16px system-ui;color-scheme:light dark}p{margin:0;padding:16px;border-radius:12px;background:aliceblue;color:midnightblue}</style><p id="a"></p>
      <script>document.getElementById('a').textContent = 'Merhaba, ben Elif. Sana nasıl yardımcı olabilirim?';</script>`,
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onRunning).toHaveBeenCalledOnce());
    /* Without a message from the page it would be the default 150 px of an iframe. */
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBeLessThan(140));
    await expect(frameOf(canvasElement)?.clientHeight).toBeGreaterThan(40);
  },
};

/** Storage, cookies, the embedding page and its URL: nothing of the site is accessible. */
export const Locked: Story = {
  args: { code: BURGLAR, fit: 'content' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onRunning).toHaveBeenCalledOnce());
    await waitFor(() => expect(frameOf(canvasElement)?.clientHeight).toBe(300));
  },
};

/** The initial state. */
export const Loading: Story = {
  render: ({ labels }) => (
    <FrameContainer>
      <FrameLoading labels={labels} slow={false} onRetry={() => undefined} />
    </FrameContainer>
  ),
};

/** After a while there are retry and close buttons. */
export const Slow: Story = {
  render: ({ labels, exitAction }) => (
    <FrameContainer>
      <FrameLoading labels={labels} slow onRetry={() => undefined} exitAction={exitAction} />
    </FrameContainer>
  ),
};

export const FileLost: Story = {
  args: {
    code: `document.currentScript.after(Object.assign(document.createElement('script'), { src: 'https://provider.invalid/x.js' }))`,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sağlayıcının bir dosyası gelmedi');
    await expect(args.onFailed).toHaveBeenCalledWith('load');
    await expect(frameOf(canvasElement)).toBeNull();
  },
};

export const Broken: Story = {
  args: { code: 'throw new Error("x")' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('hata verdi');
    await userEvent.click(canvas.getByRole('button', { name: 'Yeniden dene' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('hata verdi');
  },
};

/** It never loads: a browser doesn't fetch a script that is inserted as HTML. */
export const TooLate: Story = {
  args: {
    timeout: 1,
    slowAfter: 1000,
    code: `document.currentScript.parentElement.innerHTML = '<script src="https://provider.invalid/x.js"></script>'`,
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('iki dakikadır');
    await expect(args.onFailed).toHaveBeenCalledWith('timeout');
  },
};

export const TooLarge: Story = { args: { code: 'x'.repeat(65_537) } };
