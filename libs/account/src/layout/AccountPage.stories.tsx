import { mockPending, pageLoader, withPage } from '@baize/testing';
import { Card } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTexts } from '../texts.ts';
import { AccountEntriesContext } from './AccountEntriesContext.ts';
import { SampleEntries } from './SampleEntries.testing.tsx';
import { AccountPage } from './AccountPage.tsx';

const meta = {
  title: 'Account/AccountPage',
  component: AccountPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(accountTexts)],
  decorators: [
    (Story) => <AccountEntriesContext value={SampleEntries}>{Story()}</AccountEntriesContext>,
    withPage,
  ],
  parameters: { player: true, path: '/ChangePassword' },
  args: {
    title: 'Şifre değiştir',
    lead: 'Yeni şifreniz hemen geçerli olur.',
    children: <Card>…</Card>,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The balance is a dash until it is known. */
export const Loading: Story = { parameters: { handlers: [mockPending('getUserProfile')] } };
