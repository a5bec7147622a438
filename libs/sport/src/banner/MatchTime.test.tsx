import { BrandProvider } from '@baize/brand';
import { createDates } from '@baize/i18n/dates';
import { testBrandWith, testI18n } from '@baize/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { sportTexts } from '../texts.ts';
import { MatchTime } from './MatchTime.tsx';

const STARTS_AT = Date.UTC(2026, 2, 1, 19);
const own = createDates('local', 'en');

it.each([
  ['utc', '03/01/2026 19:00 UTC', `In your time: ${own.moment(STARTS_AT)}`],
  ['local', '1 Mar 2026 19:00:00 UTC', own.minute(STARTS_AT)],
] as const)('is rendered on the server without a local time zone (%s)', async (dates, known, later) => {
  const i18n = await testI18n('en', sportTexts);
  const page = (
    <I18nextProvider i18n={i18n}>
      <BrandProvider brand={testBrandWith({ features: { dates } })}>
        <MatchTime startsAt={STARTS_AT} />
      </BrandProvider>
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe(known);
  const problems = vi.fn();
  render(page, { container, hydrate: true, onRecoverableError: problems });
  expect(screen.getByRole('time').textContent).toContain(later);
  expect(problems).not.toHaveBeenCalled();
});
