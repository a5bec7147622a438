import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { accountLogsOf, balanceOf, ledgerHolds } from './platform.ts';
import { DENIZ, visitPage } from './steps.ts';
import { sliceTexts } from './sliceTexts.ts';
import { openAsPlayer } from './openAsPlayer.ts';
import { expect, test } from './test.ts';

/* The statement of a month and the CSV file of the account's movements, against the platform's ledger. */

/** The lines of a PDF, as a reader sees them. */
async function linesOfPdf(path: string): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join('');
    lines.push(...text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()));
  }
  return lines;
}

/** An amount in the page's format, in minor units: `₺1.234,50`, `+₺12.00`, `-₺3,00`. */
function minorOf(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return /[-−]/.test(text) ? -digits : digits;
}
const AMOUNT = /[+\-−]?\s?₺[\d.,]+/g;
const amountsIn = (line: string) => (line.match(AMOUNT) ?? []).map(minorOf);

const download = async (page: Page, press: () => Promise<void>) => {
  const saved = page.waitForEvent('download');
  await press();
  const file = await saved;
  return { name: file.suggestedFilename(), path: await file.path() };
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.beforeEach(async ({ page }) => {
  await openAsPlayer(page, '/AccountActivities', DENIZ);
});

test(
  'a month’s statement runs from its opening to its closing balance, with the ledger’s own movements',
  { tag: '@gate' },
  async ({ page, visit }) => {
    const t = sliceTexts('history', visit);
    const form = page.getByRole('form', { name: t('statement') });
    const month = form.getByLabel(t('month'));
    await expect(month.getByRole('option')).toHaveCount(12);
    const ids = await month
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    /* A month that has just begun has no movements, so no statement. */
    const busy: string[] = [];
    for (const id of ids) if ((await accountLogsOf(page, id)).length > 0) busy.push(id);
    expect(busy.length).toBeGreaterThan(1);
    let closingBefore: number | undefined;
    /* The last two months with movements: the first closes with the opening balance of the next. */
    for (const id of [busy[1]!, busy[0]!]) {
      await month.selectOption(id);
      const { name, path } = await download(page, () =>
        form.getByRole('button', { name: t('download_pdf') }).click(),
      );
      expect(name).toBe(`statement_${id}.pdf`);
      const lines = await linesOfPdf(path);
      const fact = (key: string) => amountsIn(lines.find((line) => line.startsWith(t(key))) ?? '')[0];
      const opening = fact('opening_balance')!;
      const closing = fact('closing_balance')!;
      expect(opening + fact('in_total')! + fact('out_total')!).toBe(closing);

      /* Each movement is a line with its amount and the balance after it. */
      const movements = lines.map(amountsIn).filter((found) => found.length === 2);
      let balance = opening;
      for (const [amount, after] of movements) {
        balance += amount!;
        expect(balance).toBe(after);
      }
      expect(balance).toBe(closing);

      const ledger = await accountLogsOf(page, id);
      expect(movements.map(([amount]) => amount)).toEqual(ledger.map(({ amount }) => amount).toReversed());
      expect(sum(ledger.map(({ amount }) => amount))).toBe(closing - opening);
      if (closingBefore !== undefined) expect(opening).toBe(closingBefore);
      closingBefore = closing;
    }
    expect(closingBefore).toBe(await balanceOf(page));
    expect(await ledgerHolds(page)).toBe(true);
  },
);

test('the CSV file has the same movements, and no cell that a spreadsheet would execute', async ({
  page,
  visit,
}) => {
  const t = sliceTexts('history', visit);
  const { from, to } = await page.evaluate(() => {
    const url = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    return { from: url(25), to: url(0) };
  });
  await visitPage(page, `/AccountActivities?from=${from}T00:00:00&to=${to}T23:59:59`);
  const { name, path } = await download(page, () =>
    page.getByRole('button', { name: t('download_csv') }).click(),
  );
  expect(name).toBe(`logs_${from}_${to}.csv`);
  const separator = visit.language === 'tr' ? ';' : ',';
  const [head, ...rows] = (await readFile(path, 'utf8')).trim().split('\r\n');
  const column = head!.replace('\uFEFF', '').split(separator).indexOf(t('amount'));
  const cells = rows.map((row) => row.split(separator));
  const ledger = await accountLogsOf(page, from, to);
  expect(cells.map((row) => minorOf(row[column]!))).toEqual(ledger.map(({ amount }) => amount));
  for (const cell of cells.flat())
    if (!/^-?\d+([.,]\d+)?$/.test(cell)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
});
