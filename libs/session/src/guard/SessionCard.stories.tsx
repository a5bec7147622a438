import { withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginForm } from '../login/LoginForm.tsx';
import { sessionFormTexts } from '../texts.ts';
import { SessionCard } from './SessionCard.tsx';

const meta = {
  title: 'Session/SessionCard',
  component: SessionCard,
  tags: ['!autodocs'],
  loaders: [pageLoader(...sessionFormTexts)],
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Tekrar hoş geldiniz',
    intro: 'Bakiyenize ve favori oyunlarınıza buradan ulaşın.',
    children: <LoginForm onDone={() => undefined} />,
  },
} satisfies Meta<typeof SessionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Game images next to the form on wide pages. */
export const Default: Story = {};
/** The brand's pattern while there are no images. */
export const WithoutImages: Story = { parameters: { handlers: [mockPending('getGames')] } };
export const Wide: Story = { args: { width: 'wide' } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile' } } };
