import { describe, expect, it } from 'vitest';
import { FRAME_ALLOW, FRAME_SANDBOX, ISOLATED_SANDBOX, sandboxFor } from './framePolicy.ts';

const OWN = window.location.origin;

describe('sandboxFor', () => {
  it.each([
    'https://games.example/launch?token=1',
    'http://localhost:4123/game',
    'http://127.0.0.1:4000/game',
  ])('sandboxes %s', (address) => {
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

  it('isolates a page of the site’s own origin on request', () => {
    expect(sandboxFor(`${OWN}/_media/story.html`, OWN, 'isolated')).toBe(ISOLATED_SANDBOX);
    expect(sandboxFor('https://games.example/', OWN, 'isolated')).toBe(FRAME_SANDBOX);
    expect(sandboxFor('javascript:alert(1)', OWN, 'isolated')).toBeUndefined();
    expect(ISOLATED_SANDBOX).not.toMatch(/same-origin|popups|forms/);
  });

  it('never grants permissions that could take over the page', () => {
    expect(FRAME_SANDBOX).not.toMatch(/top-navigation|modals|downloads/);
  });
});

it('lets a game play, fill the screen, keep it on and copy, but not watch, listen, locate or pay', () => {
  expect(FRAME_ALLOW.split('; ').sort()).toEqual([
    'accelerometer',
    'autoplay',
    'clipboard-write',
    'encrypted-media',
    'fullscreen',
    'gyroscope',
    'screen-wake-lock',
  ]);
  expect(FRAME_ALLOW).not.toMatch(/camera|microphone|geolocation|payment|clipboard-read|display-capture/);
});
