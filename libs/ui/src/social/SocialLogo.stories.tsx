import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSocial } from '../fixtures/sampleSocial.ts';
import { SocialLogo } from './SocialLogo.tsx';

const meta = {
  title: 'Foundations/SocialLogo',
  component: SocialLogo,
  args: { network: 'telegram', size: 32 },
} satisfies Meta<typeof SocialLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = {};
/** Always next to its name, or in a link that has it. */
export const All: Story = {
  render: ({ size }) => (
    <ul className="logos" style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {sampleSocial.map(({ network, name }) => (
        <li key={network} style={{ display: 'grid', justifyItems: 'center', gap: 8, inlineSize: 88 }}>
          <SocialLogo network={network} size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
