import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Data/FactList',
  component: FactList,
  args: {
    facts: [
      { id: 'from', label: 'Nereden', value: 'Ana bakiye' },
      { id: 'to', label: 'Nereye', value: 'Poker cüzdanı' },
      { id: 'amount', label: 'Tutar', value: '₺250,00' },
      { id: 'id', label: 'İşlem numarası', value: 'TR-0048120-0021-7715-3300-1907' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('₺250,00');
  },
};
export const Columns: Story = { args: { variant: 'columns' } };
export const ColumnsOnANarrowPhone: Story = {
  args: { variant: 'columns' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
export const LongestTurkish: Story = {
  args: {
    facts: [
      {
        id: 'bank',
        label: 'Banka',
        value: 'Anadolu Yatırım ve Kalkınma Katılım Bankası Türk Anonim Ortaklığı',
      },
      { id: 'iban', label: 'Hesap numarası (IBAN)', value: 'TR33 0006 1005 1978 6457 8413 26' },
      { id: 'why', label: 'Reddedilme nedeni olarak bildirilen açıklama', value: 'Gönderen adı uyuşmuyor' },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
