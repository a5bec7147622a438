import { exampleBody, mockReply, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sportTexts } from '../texts.ts';
import { SportEmbed } from './SportEmbed.tsx';

const OPTIONS = exampleBody<object>('getOptions', 'options');
const open = (options: object) =>
  renderPage(<SportEmbed />, {
    texts: [sportTexts],
    handlers: [mockReply('getOptions', { body: { ...OPTIONS, sport: '1', ...options } })],
  });

it.each([
  ['getBetradarPage', { betradar: '1', betconstruct: '1' }, '/Sport/betradar/prematch'],
  ['getBetconstructPage', { betradar: '0', betconstruct: '1' }, '/Sport/betconstruct/prematch'],
])('%s is opened once with %j, and links to its page', async (operation, options, address) => {
  const page = await open(options);
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe(address);
  await waitFor(() => expect(page.calls(operation)).toHaveLength(1));
});

it('collapses if neither provider is enabled', async () => {
  const page = await open({ betradar: '0', betconstruct: '0', redlane: '1' });
  await waitFor(() => expect(page.calls('getOptions')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
