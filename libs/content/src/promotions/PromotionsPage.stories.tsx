import type { Promotion } from '@baize/api';
import { lazyPage } from '@baize/routing';
import { mockExample, mockReply, withPage, mockPending, mockNetworkError, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, screen, userEvent, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { PromotionsPage } from './PromotionsPage.tsx';

const NAMES = ['Hoş Geldin Bonusu', 'Kayıp Bonusu', 'Bedava Dönüş', 'Canlı Casino Bonusu'];
const LONG = 'Hafta Sonuna Özel Çevrim Şartsız Yatırım İadesi ve Bedava Dönüş Kampanyası';
const TERMS = `<h2>İlk yatırımınıza %100</h2><p>Bu bonus ilk yatırımınızı ikiye katlar.</p>
<ul><li>En düşük yatırım ₺100, en yüksek bonus ₺5.000.</li><li>Çevrim şartı bonus tutarının 30 katıdır.</li></ul>
<p><small>18 yaş ve üzeri içindir.</small></p>`;

const promotions = [...NAMES, LONG].map((name, index): Promotion => ({
  id: index + 1,
  image: `/_media/promotions/${index}-list-tr.avif`,
  detail_image: `/_media/promotions/${index}-detail-tr.avif`,
  name,
  description: TERMS,
}));
const listed = mockReply('getPromotions', { body: { promotions } });
const nowhere = lazyPage(() => Promise.resolve(() => null));

const meta = {
  title: 'Promotions/PromotionsPage',
  component: PromotionsPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/Promotions/:id?" element={<Story />} />
        <Route path="*" element={null} />
      </Routes>
    ),
    withPage,
  ],
  parameters: {
    path: '/Promotions',
    handlers: [listed],
    routes: [{ path: '*', page: nowhere }],
  },
} satisfies Meta<typeof PromotionsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('link', { name: /Kayıp/ });
    await userEvent.click(card);
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText(/ikiye katlar/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(card).toHaveFocus();
  },
};

export const Player: Story = { parameters: { player: true } };

/** Opened by its URL: the popup over the list. */
export const Opened: Story = { parameters: { path: '/Promotions/5' } };

/** A URL without a promotion. */
export const Unknown: Story = { parameters: { path: '/Promotions/99' } };

export const Loading: Story = { parameters: { handlers: [mockPending('getPromotions')] } };

export const Empty: Story = { parameters: { handlers: [mockExample('getPromotions', 'none')] } };

export const Failed: Story = { parameters: { handlers: [mockExample('getPromotions', 'serverError')] } };

export const Offline: Story = { parameters: { handlers: [mockNetworkError('getPromotions')] } };
