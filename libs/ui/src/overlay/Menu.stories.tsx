import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AccountTrigger } from '../chrome/AccountTrigger.tsx';
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
      { id: 'bonus', label: 'Bonuslarım ve ücretsiz çevirmelerim', icon: GiftIcon, href: '#bonus' },
      { id: 'limits', label: 'Limitler ve ara verme', icon: ShieldIcon, href: '#limits' },
      { id: 'out', label: 'Çıkış yap', icon: LogOutIcon, danger: true, divided: true, onSelect: logOut },
    ],
    align: 'start',
  },
} satisfies Meta<typeof Menu>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    logOut.mockClear();
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
  },
};
export const Open: StoryObj<typeof meta> = { args: { open: true } };
export const OneDisabled: StoryObj<typeof meta> = {
  args: {
    open: true,
    items: [
      { id: 'deposit', label: 'Para yatır', icon: WalletIcon, href: '#deposit' },
      { id: 'withdraw', label: 'Para çek: önce telefonunu doğrula', icon: ShieldIcon, disabled: true },
    ],
  },
};
