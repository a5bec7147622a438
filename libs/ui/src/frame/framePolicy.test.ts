import { describe, expect, it } from 'vitest';
import { FRAME_SANDBOX, sandboxFor } from './framePolicy.ts';

const OWN = window.location.origin;

describe('sandboxFor', () => {
  it.each([
    'https://games.example/launch?token=1',
    'http://localhost:4123/game',
    'http://127.0.0.1:4000/game',
  ])('lets %s in, locked up', (address) => {
    expect(sandboxFor(address, OWN)).toBe(FRAME_SANDBOX);
  });

  it.each([
    `${OWN}/casino`,
    '/casino',
    '',
    'http://games.example/launch',
    'javascript:alert(1)',
    'data:text/html,<p>',
    `blob:${OWN}/1`,
    'http://localhost.games.example/launch',
    'https://',
  ])('refuses %s', (address) => {
    expect(sandboxFor(address, OWN)).toBeUndefined();
  });

  it('never grants what could take over the page', () => {
    expect(FRAME_SANDBOX).not.toMatch(/top-navigation|modals|downloads/);
  });
});
