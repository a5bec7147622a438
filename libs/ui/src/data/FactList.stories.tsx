import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../story-kit/Narrow.tsx';
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

export const Rows: StoryObj<typeof meta> = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
export const Columns: StoryObj<typeof meta> = { args: { look: 'columns' } };
