import type { AppRoute } from '@baize/routing';
import { renderPage, samplePage } from '@baize/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../messages.ts';
import { Footer } from './Footer.tsx';

const page = samplePage('x');
const routes: AppRoute[] = [
  { path: '/casino', page },
  { path: '/PlayGame/:id', page, footer: 'in-play' },
  { path: '/bare', page, footer: 'none' },
  { path: '/Sport', page, footer: 'flush' },
];

const open = (path: string) =>
  renderPage(<Footer bands={[{ id: 'own', content: <p>A band of the app</p> }]} />, {
    path,
    routes,
    texts: [shellMessages],
  });

describe('the footer', () => {
  it('says who is licensed, from what age, and who helps', async () => {
    await open('/casino');
    const words = screen.getByRole('contentinfo').textContent;
    expect(words).toContain('Licence: Example Authority, EX-1');
    expect(words).toContain('Nobody under 18 may play.');
    expect(words).toContain(`© ${new Date().getFullYear()} Testhouse.`);
    expect(screen.getByRole('link', { name: 'Safer Play Helpline' }).getAttribute('href')).toBe(
      'https://help.example/en',
    );
  });

  it('leads to the games that are mounted', async () => {
    await open('/casino');
    expect(screen.getByRole('link', { name: 'Casino' }).getAttribute('href')).toBe('/casino?type=casino');
    expect(screen.queryByRole('link', { name: 'Promotions' })).toBeNull();
  });

  it('carries the bands of the app first', async () => {
    await open('/casino');
    expect(screen.getByRole('contentinfo').textContent).toMatch(/^A band of the app/);
  });

  it.each([
    ['/PlayGame/7', 0],
    ['/bare', 0],
    ['/Sport', 1],
    ['/nowhere', 1],
  ])('at %s there are %i', async (path, count) => {
    await open(path);
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(count);
  });
});
