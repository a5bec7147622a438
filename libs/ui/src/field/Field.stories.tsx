import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: {
    label: 'Günlük süre sınırı',
    hint: 'Sınıra gelince oyun kapanır.',
    children: (control) => (
      <input {...control} type="range" min="30" max="240" style={{ inlineSize: '100%' }} />
    ),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A custom control with its label and notes. */
export const OwnControl: Story = {};
export const WithError: Story = { args: { error: 'En az 30 dakika seç.' } };
export const WithAside: Story = { args: { aside: <a href="#why">Neden?</a>, hint: undefined } };
export const LongestTurkish: Story = {
  args: {
    label: 'Oyunda kalabileceğin en uzun süre için kendine koyduğun günlük sınır',
    hint: 'Sınıra gelmeden on dakika önce haber veririz; sınıra gelince oyun kendiliğinden kapanır.',
    error: 'En az 30 dakika, en çok 4 saat seçebilirsin; daha kısası için kendini kısıtlama sayfasına bak.',
  },
};
