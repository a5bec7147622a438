import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const NAMES = ['Kuzey Stüdyo', 'Yelken', 'Ara Oyun', 'Lodos', 'Poyraz İnteraktif', 'Işık Fabrikası'];

const meta = {
  title: 'Games/FilterPanel',
  component: FilterPanel,
  args: {
    options: NAMES.map((label, index) => ({ id: String(index), label, count: index * 137 })),
    selected: ['1'],
    matches: (label: string, typed: string) => label.includes(typed),
    onApply: fn(),
    onClose: fn(),
    labels: {
      title: 'Sağlayıcılar',
      search: 'Sağlayıcı ara',
      clearSearch: 'Aramayı temizle',
      clearAll: 'Tümünü temizle',
      apply: 'Uygula',
      close: 'Kapat',
      nothingFound: 'Bu adla bir sağlayıcı yok.',
    },
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing is applied until the button is pressed. */
export const SearchedAndApplied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'Işık');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Işık Fabrikası/ }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Uygula' }));
    await expect(args.onApply).toHaveBeenCalledWith(['1', '5']);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Kuzey Stüdyo/ })).toBeChecked();
    canvas.getByRole('button', { name: 'Tümünü temizle' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Bu adla bir sağlayıcı yok.');
  },
};
/** In a Sheet, which has the title and the × button. */
export const Bare: Story = { args: { bare: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button, li:nth-child(2) input' } } };
export const Many: Story = {
  args: {
    options: Array.from({ length: 80 }, (_, index) => ({
      id: String(index),
      label: `${NAMES[index % NAMES.length]} ${index + 1}`,
      count: index * 17,
    })),
  },
};
export const LongestTurkish: Story = {
  args: {
    selected: ['0'],
    options: [
      { id: '0', label: 'Kuzey Ege Bağımsız Oyun Geliştiricileri Kooperatifi Stüdyosu', count: '12.480' },
      { id: '1', label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden', count: 3 },
    ],
  },
};
