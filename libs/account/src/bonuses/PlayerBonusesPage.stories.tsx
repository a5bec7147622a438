import { exampleBody, mockExample, mockPending, mockReply, pageLoader, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { historyTexts } from '../history/texts.ts';
import { PlayerBonusesPage } from './PlayerBonusesPage.tsx';
import { bonusTexts } from './texts.ts';

const rows = exampleBody<{ data: object[] }>('getBonusHistory', 'rows');
const withBonuses = (...bonuses: object[]) => ({
  handlers: [
    mockReply('getBonusHistory', {
      body: { ...rows, data: bonuses.map((bonus, index) => ({ ...rows.data[0], id: index + 1, ...bonus })) },
    }),
  ],
});

const meta = {
  title: 'Account/PlayerBonusesPage',
  component: PlayerBonusesPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(historyTexts, bonusTexts)],
  decorators: [withPage],
  parameters: { path: '/PlayerBonuses', player: true },
} satisfies Meta<typeof PlayerBonusesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [section] = await within(canvasElement).findAllByRole('region');
    await expect(await within(section!).findByText(/1[.,]750/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
/** The last bets exceeded the requirement; the platform hasn't completed it yet. */
export const Wagered: Story = {
  parameters: withBonuses({ wagering: { required: '5000.00', wagered: '5020.00' } }),
};
/** A bonus without wagering data from the platform, next to one with a long name. */
export const WithoutWagering: Story = {
  parameters: withBonuses(
    { wagering: undefined, expires_at: undefined },
    { name: 'Hafta sonuna özel canlı casino kayıplarınıza yüzde yirmi beş iade bonusu' },
  ),
};
export const Loading: Story = { parameters: { handlers: [mockPending('getBonusHistory')] } };
export const None: Story = { parameters: { handlers: [mockExample('getBonusHistory', 'none')] } };
export const Failed: Story = { parameters: { handlers: [mockExample('getBonusHistory', 'serverError')] } };
