import { formsTexts } from '@baize/forms';
import { mockExample, mockPending, pageLoader, withPage } from '@baize/testing';
import { Card } from '@baize/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { walletTexts } from '../texts.ts';
import { PokerUserForm } from './PokerUserForm.tsx';

const meta = {
  title: 'Wallet/PokerUserForm',
  component: PokerUserForm,
  tags: ['!autodocs'],
  loaders: [pageLoader(walletTexts, formsTexts)],
  decorators: [(Story) => <Card style={{ maxInlineSize: 400 }}>{Story()}</Card>, withPage],
  parameters: { player: true },
  args: { onDone: fn(), asked: true },
} satisfies Meta<typeof PokerUserForm>;
export default meta;

type Story = StoryObj<typeof meta>;

async function create(canvasElement: HTMLElement, name: string) {
  const box = within(canvasElement).getByRole('textbox');
  if (name) await userEvent.type(box, name);
  await userEvent.type(box, '{Enter}');
  return box;
}

/** Opened by code 1005. */
export const Asked: Story = {};
export const Plain: Story = { args: { asked: false } };

export const Created: Story = {
  play: async ({ canvasElement, args }) => {
    await create(canvasElement, 'river_queen');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const NoName: Story = {
  play: async ({ canvasElement }) =>
    expect(await create(canvasElement, '')).toHaveAttribute('aria-invalid', 'true'),
};

export const UnderWay: Story = {
  parameters: { handlers: [mockPending('addPokerUser')] },
  play: async ({ canvasElement }) => {
    await create(canvasElement, 'river_queen');
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Inner code 700. */
export const NameTaken: Story = {
  parameters: { handlers: [mockExample('addPokerUser', 'nameTaken')] },
  play: async ({ canvasElement }) => {
    const box = await create(canvasElement, 'river_queen');
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
  },
};
