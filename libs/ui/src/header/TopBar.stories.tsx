import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { MenuIcon, SearchIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { theme } from '../theme/theme.ts';
import { AccountTrigger } from './AccountTrigger.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NavMoreButton } from './NavMoreButton.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { TopBar, TOP_BAR_VARIANTS } from './TopBar.tsx';
import { TopNav } from './TopNav.tsx';

const nothing = () => undefined;
const more = () => <NavMoreButton label="Daha fazla" />;

const meta = {
  title: 'Page/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  argTypes: { variant: { control: 'inline-radio', options: TOP_BAR_VARIANTS } },
  args: {
    logo: <strong style={{ fontFamily: theme.font.display, fontSize: theme.size.xl }}>Baize</strong>,
    menu: <IconButton icon={MenuIcon} label="Menü" />,
    nav: <TopNav label="Ana menü" items={sampleNav} more={more} />,
    tools: (
      <>
        <IconButton icon={SearchIcon} label="Ara" />
        <LanguagePicker
          label="Dil"
          value="tr"
          onValueChange={nothing}
          languages={[
            { code: 'tr', short: 'TR', name: 'Türkçe' },
            { code: 'en', short: 'EN', name: 'English' },
          ]}
        />
      </>
    ),
    account: (
      <>
        <Button variant="quiet" size="s">
          Giriş yap
        </Button>
        <Button size="s">Üye ol</Button>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Classic: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: 'Menü' })).toHaveFocus();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const Centred: Story = {
  args: { variant: 'centred', nav: <TopNav label="Ana menü" items={sampleNav} align="center" more={more} /> },
};
export const Rail: Story = { args: { variant: 'rail', nav: undefined } };
/** As wide as the window; its products open panels (MegaNav). */
export const Mega: Story = { args: { variant: 'mega' } };
/** Slim, with the search; the products are below it. */
export const Bottom: Story = {
  args: {
    variant: 'bottom',
    nav: <SearchField label="Oyun ara" value="" onValueChange={nothing} clearLabel="Temizle" />,
  },
  render: (args) => (
    <>
      <TopBar {...args} />
      <ProductTabs label="Ana menü" items={sampleNav} more={more} />
    </>
  ),
};
export const LoggedIn: Story = {
  args: {
    account: (
      <AccountTrigger
        name="cok_uzun_bir_kullanici_adi"
        initials="DK"
        balance="₺1.312.450,75"
        unknownLabel="bilinmiyor"
      />
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const LoggedInOnAPhone: Story = { ...LoggedIn, globals: { viewport: { value: 'mobile' } } };
/** 320 px: logo and account stay in place, text isn't cut. */
export const NarrowPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
