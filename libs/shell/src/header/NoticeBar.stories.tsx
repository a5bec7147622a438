import { mockReply, exampleBody, withPage, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StartGate } from '../start-gate/StartGate.tsx';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { withLayout } from '../withLayout.testing.tsx';
import { NoticeBell } from './NoticeBell.tsx';
import { NoticeBar } from './NoticeBar.tsx';

const withNotice = (notice: string) => [
  mockReply('getOptions', { body: { ...exampleBody<object>('getOptions', 'options'), notice } }),
];

const meta = {
  title: 'Shell/NoticeBar',
  component: NoticeBar,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  /* A brand may use another model. */
  decorators: [withLayout({ notice: 'marquee' }), withPage],
  /* `StartGate` requests the options. */
  render: () => (
    <StartGate>
      <NoticeBar />
    </StartGate>
  ),
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.removeItem('notice_closed'),
} satisfies Meta<typeof NoticeBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const weekend = withNotice('Hafta sonu turnuvası başladı: ₺250.000 ödül havuzu.');

/** Scrolls under the header until it's closed. */
export const Running: Story = { parameters: { handlers: weekend } };

export const ClosedByPlayer: Story = {
  parameters: { handlers: weekend },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [close] = (await canvas.findAllByRole('button')).slice(-1);
    await userEvent.click(close!);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** In one line that doesn't move; a longer text opens below it. */
export const Still: Story = {
  decorators: [withLayout({ notice: 'still' })],
  parameters: { handlers: weekend },
};

/** Behind a bell in the header. */
export const BehindABell: Story = {
  decorators: [withLayout({ notice: 'bell' })],
  parameters: { handlers: weekend },
  render: () => (
    <StartGate>
      <NoticeBell />
    </StartGate>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toHaveTextContent('250.000'));
  },
};

/** Longer than the screen: it scrolls at its own speed. */
export const Long: Story = {
  parameters: {
    handlers: withNotice(
      'Bakım çalışması nedeniyle para yatırma ve çekme işlemleri pazartesi 03.00 ile 05.00 arasında yapılamayacaktır; ' +
        'oyunlar bu sürede açık kalacak, kazançlar hesabınıza her zamanki gibi geçecektir.',
    ),
  },
};

/** Without a notice, no space is reserved. */
export const Nothing: Story = { parameters: { handlers: withNotice('') } };
