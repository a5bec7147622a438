import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { FactList } from '../data/FactList.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Card } from './Card.tsx';

const VARIANTS = ['plain', 'quiet', 'raised'] as const;

const content = (
  <>
    <h3>Poker cüzdanı</h3>
    <FactList
      facts={[
        { id: 'balance', label: 'Bakiye', value: '₺250,00' },
        { id: 'last', label: 'Son aktarım', value: '21.11.2026' },
      ]}
    />
    <Button variant="secondary">Ana bakiyeye aktar</Button>
  </>
);

const meta = {
  title: 'Page/Card',
  component: Card,
  args: { children: content },
  argTypes: { variant: { control: 'inline-radio', options: VARIANTS } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Inside another surface. */
export const Quiet: Story = { args: { variant: 'quiet' } };
/** On top of another card. */
export const Raised: Story = {
  render: (args) => (
    <Card>
      <h2>Cüzdanların</h2>
      <Card {...args} variant="raised" />
    </Card>
  ),
};
export const LongestTurkish: Story = {
  args: {
    children: (
      <>
        <h3>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden</h3>
        <p>
          Para çekme talebin incelendikten sonra kendi banka hesabına gönderilir; genellikle aynı iş günü.
        </p>
      </>
    ),
  },
};
