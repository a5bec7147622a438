import { ApiError } from '@baize/api';
import { mockExample, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sportTexts } from '../texts.ts';
import { launchState } from './launchState.ts';
import { TestSportPage } from './TestSportPage.tsx';

const open = (...handlers: ReturnType<typeof mockExample>[]) =>
  renderPage(<TestSportPage />, { texts: [sportTexts], handlers });
const stateOf = (name: string) => screen.getByRole('status', { name }).textContent;

describe('/test-sport', () => {
  it('lists every provider and type, launches nothing automatically, and is noindex', async () => {
    const page = await open();
    expect((await screen.findAllByRole('status')).map((state) => state.getAttribute('aria-label'))).toEqual([
      'redlane/prematch',
      'redlane/live',
      'redlane/history',
      'betconstruct/prematch',
      'betconstruct/live',
      'betconstruct/esport',
      'betconstruct/history',
      'upgaming/prematch',
      'upgaming/live',
      'upgaming/results',
      'betradar/prematch',
      'betradar/live',
      'betradar/esport',
      'betradar/history',
    ]);
    expect(stateOf('redlane/live')).toBe('not launched yet');
    expect(page.calls('getRedlanePage')).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('launches one, and shows its raw state', async () => {
    const page = await open(mockExample('getUpgamingPage', 'forbidden'));
    await press('Launch: upgaming/live');
    await waitFor(() => expect(stateOf('upgaming/live')).toContain('"status":403'));
    expect(page.calls('getUpgamingPage')).toHaveLength(1);
  });

  it('launches all, each once', async () => {
    const page = await open();
    await press('Launch all');
    await waitFor(() => expect(stateOf('betradar/history')).toContain('"type":"script"'));
    expect(stateOf('redlane/prematch')).toBe(
      '{"type":"frame","url":"http://providers.localhost:4300/sport/redlane/prematch"}',
    );
    expect(page.calls('getRedlanePage')).toHaveLength(3);
    expect(page.calls('getBetradarPage')).toHaveLength(4);
  });
});

describe('the raw state', () => {
  it('contains no code and no script', () => {
    const frame = launchState({ launch: { type: 'frame', url: 'https://a.example/p?launch=secret#token' } });
    expect(frame).toBe('{"type":"frame","url":"https://a.example/p"}');
    expect(launchState({ launch: { type: 'script', code: 'ş()' } })).toBe('{"type":"script","bytes":4}');
    expect(launchState({ launch: { type: 'frame', url: 'http://' } })).toBe('{"type":"frame","url":""}');
  });

  it('is the failure otherwise', () => {
    expect(launchState({ error: new ApiError('timeout') })).toBe('{"failure":"timeout"}');
    expect(launchState({ error: new Error('secret') })).toBe('{"failure":"unknown"}');
  });
});
