import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { CrownIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { SeeAll } from './SeeAll.tsx';

const meta = {
  title: 'Games/SectionHeader',
  component: SectionHeader,
  args: {
    heading: 'Jackpot oyunları',
    icon: <Icon of={CrownIcon} />,
    children: <SeeAll href="#all">Tümünü gör</SeeAll>,
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};
export const Bare: Story = { args: { icon: undefined, children: undefined } };
export const LongestTurkish: Story = {
  args: { heading: 'Bu hafta en çok kazandıran canlı casino masaları ve oyun şovları' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
