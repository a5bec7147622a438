import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { sampleNav } from '../story-kit/sampleNav.ts';
import { Narrow } from '../story-kit/Narrow.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const NAMES = ['Kuzey Stüdyo', 'Yelken', 'Ara Oyun', 'Lodos', 'Poyraz İnteraktif', 'Işık Fabrikası'];
const onRemove = fn();

const meta = {
  title: 'Games/Filter',
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
} satisfies Meta<typeof FilterPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SearchedAndApplied: Story = {
  render: (args) => (
    <Narrow>
      <FilterPanel {...args} />
    </Narrow>
  ),
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
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByText('Bu adla bir sağlayıcı yok.')).toBeVisible();
  },
};
export const Chips: Story = {
  render: () => (
    <ChipRow
      label="Seçili filtreler"
      action={
        <Button variant="quiet" size="s">
          Tümünü temizle
        </Button>
      }
    >
      {[...NAMES, 'Bu adı kimsenin sonuna kadar okuyamayacağı kadar uzun olan sağlayıcı'].map((label) => (
        <Chip key={label} label={label} removeLabel="filtreyi kaldır" onRemove={onRemove} />
      ))}
    </ChipRow>
  ),
  play: async ({ canvasElement }) => {
    onRemove.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Yelken/ }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const ChipsHovered: Story = { ...Chips, play: undefined, parameters: { pseudo: { hover: true } } };
export const ChipsFocused: Story = {
  ...Chips,
  play: undefined,
  parameters: { pseudo: { focusVisible: 'button' } },
};
export const Tabs: Story = { render: () => <CategoryTabs label="Kategoriler" items={sampleNav} /> };
export const TabsOnAPhone: Story = { ...Tabs, globals: { viewport: { value: 'mobile' } } };
