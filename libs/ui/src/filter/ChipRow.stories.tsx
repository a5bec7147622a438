import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Chip } from './Chip.tsx';
import { ChipRow, type ChipRowProps } from './ChipRow.tsx';

const NAMES = ['Kuzey Stüdyo', 'Yelken', 'Ara Oyun', 'Lodos', 'Poyraz İnteraktif', 'Işık Fabrikası'];

const meta = {
  title: 'Games/ChipRow',
  component: ChipRow,
  args: { label: 'Seçili filtreler', children: null },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof ChipRow>;
export default meta;

function Living({ label }: ChipRowProps) {
  const [on, setOn] = useState(NAMES);
  return (
    <ChipRow
      label={label}
      action={
        <Button variant="quiet" size="s" onClick={() => setOn([])}>
          Tümünü temizle
        </Button>
      }
    >
      {on.map((name) => (
        <Chip
          key={name}
          label={name}
          removeLabel="filtreyi kaldır"
          onRemove={() => setOn(on.filter((other) => other !== name))}
        />
      ))}
    </ChipRow>
  );
}

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Yelken/ }));
    await expect(canvas.queryByRole('button', { name: /^Yelken/ })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NAMES.length);
  },
};
/** Renders nothing when there are no filters. */
export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tümünü temizle' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
export const NarrowPhone: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
