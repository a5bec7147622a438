import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Navigation/TextLink',
  component: TextLink,
  args: { href: '#rules', children: 'bonus kurallarını' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  render: (args) => (
    <p>
      Devam etmeden önce <TextLink {...args} /> oku; çevrim şartı orada yazar.
    </p>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const NewTab: Story = {
  args: {
    href: 'https://help.example/',
    children: 'Sorumlu oyun yardım hattının sayfasını',
    newTabLabel: 'yeni sekmede açılır',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /yeni sekmede açılır/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
export const LongestTurkish: Story = {
  args: { children: 'hafta sonuna özel kayıp iadesi kampanyasının bütün katılım koşullarını' },
};
