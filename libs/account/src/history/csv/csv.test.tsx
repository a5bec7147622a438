import { mockReply, mockResolver, renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { HistoryPage } from '../list-page/HistoryPage.tsx';
import { gameHistory } from '../lists/gameHistory.ts';
import { toCsv } from './toCsv.ts';

describe('a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+90 555', "'+90 555"],
    ['@cmd', "'@cmd"],
    ['-2+3', "'-2+3"],
    ['-10.00', '-10.00'],
    ['plain', 'plain'],
    ['a "b"', '"a ""b"""'],
    ['a,b', '"a,b"'],
  ])('writes %s as %s', (cell, written) => expect(toCsv([[cell]], ',')).toBe(`\uFEFF${written}\r\n`));

  it('never contains a cell that a spreadsheet would execute', () =>
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const written = toCsv([[cell]], ';')
          .slice(1)
          .replace(/^"/, '');
        expect(/^[=+@\t\r]/.test(written)).toBe(/^\r\n$/.test(written));
      }),
    ));
});

const rowOf = (id: number) => ({
  id,
  game_name: id === 1 ? '=HYPERLINK("x")' : 'Koi',
  created_at: '2026-03-01 18:30:00',
  amount: '10.50',
  type: 1,
  transaction_id: `b-${id}`,
  game_id: 7,
  player_balance: '90.00',
});

describe('the download', () => {
  const saved: { name: string; file: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let file: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return 'blob:here';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (file) saved.push({ name: this.download, file });
    });
  });

  const pages = (last: number) =>
    mockResolver('getGameHistory', ({ query }) => {
      const page = Number(query.get('page'));
      const paging = { current_page: page, last_page: last, total: last, per_page: 1 };
      return { body: { data: { data: [rowOf(page)], ...paging } } };
    });

  it('contains all pages of the filter, in the player’s language, with escaped cells', async () => {
    const path = '/history?type=1&from=2026-03-01T00:00:00&to=2026-03-02T23:59:59';
    const page = await renderPage(<HistoryPage list={gameHistory} />, {
      ...HISTORY_PLACE,
      path,
      language: 'tr',
      handlers: [pages(3)],
    });
    await press('CSV indir');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('games_2026-03-01_2026-03-02.csv');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await saved[0]!.file.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFOyun;Tarih (UTC);Tür;Tutar;Sonraki bakiye;İşlem numarası;Oyun numarası;Para birimi',
    );
    expect(lines[1]).toBe('"\'=HYPERLINK(""x"")";2026-03-01T18:30:00Z;Bahis;-10,50;90,00;b-1;7;TRY');
    expect(lines).toHaveLength(5);
    const asked = page.calls('getGameHistory').map(({ query }) => `${query.page}/${query.type}`);
    expect(asked.slice(1)).toEqual(['1/1', '2/1', '3/1']);
  });

  it('refuses too many rows for one file before loading them', async () => {
    const page = await renderPage(<HistoryPage list={gameHistory} />, {
      ...HISTORY_PLACE,
      handlers: [pages(201)],
    });
    await press('Download CSV');
    await screen.findByText(/Choose a shorter period/);
    expect(page.calls('getGameHistory')).toHaveLength(2);
    expect(saved).toEqual([]);
  });

  it('saves nothing if a page fails', async () => {
    const page = await renderPage(<HistoryPage list={gameHistory} />, {
      ...HISTORY_PLACE,
      handlers: [pages(2)],
    });
    const button = await screen.findByRole('button', { name: 'Download CSV' });
    page.use(mockReply('getGameHistory', { status: 422, body: { message: 'invalid_date' } }));
    await userEvent.click(button);
    await screen.findByText(/We couldn’t make the file/);
    expect(saved).toEqual([]);
  });
});
