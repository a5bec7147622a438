import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'time',
        title: 'Para çekme talebim ne kadar sürer?',
        content: (
          <p>
            Papara ve kripto talepleri genellikle 15 dakika içinde, banka havaleleri aynı iş günü içinde
            sonuçlanır. Durumu finans geçmişinde görürsün.
          </p>
        ),
      },
      {
        id: 'limit',
        title: 'Yatırma limitimi nasıl değiştiririm?',
        content: <p>Düşürmek hemen, yükseltmek 24 saat sonra geçerli olur.</p>,
      },
      {
        id: 'phone',
        title: 'Telefonumu neden doğrulamam gerekiyor?',
        content: <p>Hesabını yalnızca senin kullandığından emin olmak için.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpen: Story = { args: { defaultOpen: ['time'] } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const question = canvas.getByRole('button', { name: /limitimi/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(question).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/24 saat sonra/)).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};
export const WithAside: Story = {
  args: {
    defaultOpen: ['policy'],
    items: [
      { id: 'about', title: 'Hakkımızda', aside: '4 sayfa', content: 'Biz kimiz, neredeyiz, lisansımız.' },
      {
        id: 'policy',
        title: 'Kurallar',
        aside: '11 sayfa',
        content: 'Kullanım koşulları, bonus, gizlilik.',
      },
    ],
  },
};
export const LongestTurkish: Story = {
  args: {
    defaultOpen: ['a'],
    items: [
      {
        id: 'a',
        aside: '21.11.2026',
        title: 'Kendimi süresiz olarak hariç tuttuktan sonra hesabımdaki bakiyeyi nasıl geri alabilirim?',
        content: 'Müşteri hizmetleri bakiyeni kimliğini doğruladıktan sonra kendi banka hesabına gönderir.',
      },
      { id: 'b', title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden', content: 'Uzun.' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
