import type { BannerMatch } from '@baize/api';
import { mockReply, withPage, mockPending, pageLoader } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sportTexts } from '../texts.ts';
import { SportWidget } from './SportWidget.tsx';

const PAIRS: readonly (readonly [string, string])[] = [
  ['Karadere SK', 'Northmoor United'],
  ['Boğaziçi Gençlik ve Spor Kulübü', 'Västerholm Idrottsförening'],
  ['Altınova', 'Porto Sereno'],
  ['Kızılırmak', 'Lyngby Havn'],
];
const games = PAIRS.map(([team_home_name, team_away_name], index): BannerMatch => ({
  team_home_name,
  team_away_name,
  team_home_logo: `/_media/crests/${index}.svg`,
  team_away_logo: `/_media/crests/${index + 8}.svg`,
  tournament_name: 'Meridyen Kupası, çeyrek final',
  start_time: '2026-03-01 19:00:00',
  odds: { p1: 1.95, x: 3.4, p2: 13.85 },
}));
const are = (list: unknown[]) => mockReply('getBetradarWidget', { body: { data: { games: list } } });

const meta = {
  title: 'Sport/SportWidget',
  component: SportWidget,
  tags: ['!autodocs'],
  loaders: [pageLoader(sportTexts)],
  decorators: [withPage],
  parameters: { handlers: [are(games)] },
} satisfies Meta<typeof SportWidget>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matches: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('article')).length).toBe(PAIRS.length);
  },
};

/** The UTC time is shown on hover and focus. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'time' } } };

/** Without logos, odds and time, a match still shows its two sides, and the row itself is focusable. */
export const Bare: Story = {
  parameters: {
    handlers: [are(PAIRS.map(([team_home_name, team_away_name]) => ({ team_home_name, team_away_name })))],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
  },
};

export const Loading: Story = { parameters: { handlers: [mockPending('getBetradarWidget')] } };
