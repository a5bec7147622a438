import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { ArrowIcon } from '../icon/icons.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { title: 'Controls/ButtonLink', component: ButtonLink } satisfies Meta<typeof ButtonLink>;
export default meta;

export const Primary: StoryObj<typeof meta> = {
  render: () => (
    <ButtonLink href="#deposit" trailing={<Icon of={ArrowIcon} size={18} />}>
      Para yatırmaya git
    </ButtonLink>
  ),
};

export const Secondary: StoryObj<typeof meta> = {
  render: () => (
    <ButtonLink href="#home" variant="secondary" size="l">
      Ana sayfa
    </ButtonLink>
  ),
};
