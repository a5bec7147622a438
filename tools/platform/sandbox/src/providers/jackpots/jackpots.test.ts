import { beforeAll, describe, expect, it } from 'vitest';
import { openTest, START_TIME, type TestSandbox } from '../../testing/openTest.ts';

let test: TestSandbox;
const get = (path: string) => test.fetch(`http://providers.localhost:4300${path}`);

beforeAll(async () => {
  test = await openTest();
  return () => test.close();
}, START_TIME);

describe('the third-party jackpots', () => {
  it('are data for every site: each level’s amount, largest and last win', async () => {
    const response = await get('/jackpots/data?site=orvane&type=data');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const data = JSON.parse(response.text) as Record<string, number | string>;
    expect(data.currency).toBe('TRY');
    for (const level of ['I', 'II', 'III', 'IV']) {
      expect(Number(data[`currentLevel${level}`])).toBeGreaterThan(0);
      expect(Number(data[`largestWinLevel${level}`])).toBeGreaterThan(Number(data[`lastWinLevel${level}`]));
      expect(data[`lastWinDateLevel${level}`]).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    }
  });

  it.each(['', '?site=orvane', '?site=orvane&type=html', '?site=..%2F&type=data'])(
    'with %j are refused',
    async (query) => expect((await get(`/jackpots/data${query}`)).status).toBe(400),
  );

  it('are also rendered by a script, whose page any site may frame', async () => {
    const script = await get('/jackpots/board.js?site=kavrix&lang=en');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.text).toContain("searchParams.set('within', 'script')");
    const page = await get('/jackpots/board?site=kavrix&lang=en&within=script');
    expect(page.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    expect(page.text).toContain('Growing prizes');
  });

  it('have a page to frame', async () => {
    const response = await get('/jackpots/board?site=kavrix&lang=en&scheme=light');
    expect(response.status).toBe(200);
    const page = response.text;
    expect(page).toContain('lang="en"');
    expect(page).toContain('data-scheme="light"');
    expect(page).toContain('Growing prizes');
  });
});
