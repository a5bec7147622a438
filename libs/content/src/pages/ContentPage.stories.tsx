import type { Page } from '@baize/api';
import { mockExample, mockReply, withPage, mockPending, mockNetworkError, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, within } from 'storybook/test';
import { contentTexts } from '../texts.ts';
import { ContentPage } from './ContentPage.tsx';

const NAMES: readonly (readonly [string, string])[] = [
  ['about', 'Hakkımızda'],
  ['terms-and-conditions', 'Kullanım koşulları'],
  ['contact', 'İletişim'],
  ['responsible-gambling', 'Sorumlu oyun'],
  ['aml-kyc-policy', 'Suç Gelirlerinin Aklanmasının Önlenmesi ve Müşterinin Tanınması Politikası'],
];
const WORDS = `<p>Bu şartlar hesabınızın kurallarıdır. Kayıt olurken okuduğunuzu ve kabul ettiğinizi belirtirsiniz.</p>
<h2>Hesabınız</h2><ul><li>On sekiz yaşını doldurmuş olmalısınız.</li><li>Kişi başına bir hesap.</li></ul>
<h2>Süreler</h2><table><tr><th>İşlem</th><th>Süre</th></tr><tr><td>Para çekme</td><td>24 saat</td></tr></table>`;

const pages = NAMES.map(([slug, name], index): Page => ({
  id: index + 1,
  name,
  url: `/pages/${slug}`,
  description: WORDS,
}));

const meta = {
  title: 'Pages/ContentPage',
  component: ContentPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(contentTexts)],
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/pages/:name" element={<Story />} />
        <Route path="*" element={null} />
      </Routes>
    ),
    withPage,
  ],
  parameters: {
    path: '/pages/terms-and-conditions',
    handlers: [mockReply('getPages', { body: { pages } })],
  },
} satisfies Meta<typeof ContentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Hesabınız' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: /PDF/ })).toBeVisible();
  },
};

export const LongestName: Story = { parameters: { path: '/pages/aml-kyc-policy' } };

/** A URL without a page. */
export const Missing: Story = { parameters: { path: '/pages/nothing' } };

export const Empty: Story = { parameters: { handlers: [mockExample('getPages', 'none')] } };

export const Loading: Story = { parameters: { handlers: [mockPending('getPages')] } };

export const Failed: Story = { parameters: { handlers: [mockExample('getPages', 'serverError')] } };

export const Offline: Story = { parameters: { handlers: [mockNetworkError('getPages')] } };
