import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { BallIcon, GamepadIcon, MaximizeIcon, ReloadIcon, SportIcon } from '../icon/icons.ts';
import { ProviderBar } from './ProviderBar.tsx';

const sections = [
  { id: 'sport', label: 'Spor', icon: SportIcon, href: '/Sport', current: true },
  { id: 'live', label: 'Canlı bahis', icon: BallIcon, href: '/LiveSport' },
  { id: 'esport', label: 'E-spor', icon: GamepadIcon, href: '/ESport' },
];
const names = ['Redlane', 'BetConstruct', 'Upgaming', 'Betradar'];
const providers = names.map((label, index) => ({
  id: label,
  label,
  href: `/Sport/${label}`,
  current: index === 0,
}));

const meta = {
  title: 'Navigation/ProviderBar',
  component: ProviderBar,
  parameters: { layout: 'fullscreen' },
  args: {
    sections,
    sectionsLabel: 'Spor bölümleri',
    providers,
    providersLabel: 'Sağlayıcılar',
    actions: (
      <>
        <IconButton icon={ReloadIcon} label="Yenile" />
        <IconButton icon={MaximizeIcon} label="Tam ekran" />
      </>
    ),
  },
} satisfies Meta<typeof ProviderBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Canlı bahis' })).toHaveFocus();
  },
};
/** The providers aren't known yet; the bar already has its final height. */
export const Loading: Story = { args: { providers: undefined } };
export const OneProvider: Story = { args: { providers: providers.slice(0, 1) } };
export const NoProvider: Story = { args: { providers: [], actions: undefined } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** At 320 px each row scrolls on its own, and the current provider is in view. */
export const LongestTurkish: Story = {
  args: {
    sections: [{ ...sections[0]!, label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden' }],
    providers: providers.map((item, index) => ({ ...item, current: index === 3 })),
  },
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
