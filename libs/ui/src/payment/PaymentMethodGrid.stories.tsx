import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { WalletIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { PaymentMethodGrid } from './PaymentMethodGrid.tsx';
import { sampleMethods, paymentLabels } from '../fixtures/sampleMethods.ts';

const meta = {
  title: 'Payment/PaymentMethodGrid',
  component: PaymentMethodGrid,
  args: {
    label: 'Yatırma yöntemleri',
    methods: sampleMethods,
    labels: paymentLabels,
    hrefOf: ({ id }) => `#deposit-${id}`,
    empty: (
      <EmptyState
        icon={WalletIcon}
        title="Bu kategoride yöntem yok"
        text="Başka bir kategori seç ya da canlı desteğe yaz."
      />
    ),
  },
} satisfies Meta<typeof PaymentMethodGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Yatırma yöntemleri' });
    await expect(within(list).getAllByRole('link')).toHaveLength(4);
  },
};

function LivingChoice({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PaymentMethodGrid
      label="Çekme yöntemleri"
      methods={sampleMethods}
      labels={paymentLabels}
      value={value}
      onValueChange={setValue}
    />
  );
}

/** Nothing is preselected. Arrow keys move the selection and skip disabled methods. */
export const Choice: Story = {
  render: () => <LivingChoice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Çekme yöntemleri' });
    await expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bitcoin' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Havale / EFT' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Papyra' })).toHaveFocus();
  },
};
export const Loading: Story = { args: { loading: true, methods: [] } };
export const Empty: Story = { args: { methods: [] } };
export const InANarrowPlace: Story = {
  render: () => <LivingChoice start="wallet" />,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
