import { mockPending, pageLoader, samplePage, withPage } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountTexts } from '../texts.ts';
import { AccountEntriesContext } from './AccountEntriesContext.ts';
import { SampleEntries } from './SampleEntries.testing.tsx';
import { AccountMenuPage } from './AccountMenuPage.tsx';

const page = samplePage('x');

const meta = {
  title: 'Account/AccountMenuPage',
  component: AccountMenuPage,
  tags: ['!autodocs'],
  loaders: [pageLoader(accountTexts)],
  decorators: [
    (Story) => <AccountEntriesContext value={SampleEntries}>{Story()}</AccountEntriesContext>,
    withPage,
  ],
  parameters: { player: true, routes: ['/Deposit', '/Withdraw'].map((path) => ({ path, page })) },
} satisfies Meta<typeof AccountMenuPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The balance is a dash until it is known. */
export const Loading: Story = { parameters: { handlers: [mockPending('getUserProfile')] } };
