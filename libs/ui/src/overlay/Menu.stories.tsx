import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountTrigger } from '../header/AccountTrigger.tsx';
import { GiftIcon, LogOutIcon, ShieldIcon, WalletIcon } from '../icon/icons.ts';
import { Menu } from './Menu.tsx';

const logOut = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Hesabım',
    trigger: (
      <AccountTrigger name="deniz_kara" initials="DK" balance="₺12.450,75" unknownLabel="bilinmiyor" />
    ),
    items: [
      { id: 'deposit', label: 'Para yatır', icon: WalletIcon, href: '#deposit' },
      { id: 'bonus', label: 'Bonuslarım ve bedava dönüşlerim', icon: GiftIcon, href: '#bonus' },
      { id: 'limits', label: 'Limitler ve ara verme', icon: ShieldIcon, href: '#limits' },
      { id: 'out', label: 'Çıkış yap', icon: LogOutIcon, danger: true, divided: true, onSelect: logOut },
    ],
    align: 'start',
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { open: true } };
export const OneDisabled: Story = {
  args: {
    open: true,
    items: [
      { id: 'deposit', label: 'Para yatır', icon: WalletIcon, href: '#deposit' },
      { id: 'withdraw', label: 'Para çek: önce telefonunu doğrula', icon: ShieldIcon, disabled: true },
    ],
  },
};
export const EscapeGivesBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await screen.findByRole('menu', { name: 'Hesabım' });
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
/** Closed during its opening animation, it disappears at once, so the next press opens it again. */
export const EscapeAtOnce: Story = {
  globals: { motion: 'moving' },
  /* The animation is so long that even a busy machine closes it in time. */
  decorators: [
    (Story) => (
      <>
        <style>{'[role="menu"] { animation-duration: 1h !important; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getAnimations()).not.toHaveLength(0));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
export const WithHeader: Story = {
  args: {
    open: true,
    header: (
      <>
        <strong>deniz_kara</strong>
        <br />
        ₺12.450,75
      </>
    ),
  },
};
const refresh = fn();
/** Refreshing a balance keeps the menu open. */
export const StaysOpen: Story = {
  args: {
    open: true,
    items: [
      {
        id: 'balance',
        label: 'Bakiye',
        icon: WalletIcon,
        trailing: '₺12.450,75',
        staysOpen: true,
        onSelect: refresh,
      },
    ],
    onOpenChange: fn(),
  },
  play: async ({ args }) => {
    refresh.mockClear();
    await userEvent.click(await screen.findByRole('menuitem', { name: /Bakiye/ }));
    await expect(refresh).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const Hovered: Story = {
  args: { open: true },
  parameters: { pseudo: { hover: true, rootSelector: 'body' } },
};
/** The focused row is highlighted while the keyboard moves. */
export const Focused: Story = {
  args: { open: true },
  play: async () => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getAllByRole('menuitem')[1]).toHaveFocus();
  },
};
export const OnAPhone: Story = { args: { open: true }, globals: { viewport: { value: 'mobile' } } };
