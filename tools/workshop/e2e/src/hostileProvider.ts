import type { Page } from '@playwright/test';

export const HOSTILE = 'https://hostile.example';

/** Messages that the site knows from elsewhere, or that pretend to contain a balance. */
const FORGED = [
  { type: 'baize:round-ended', version: 1, balance: 1e9 },
  { type: 'baize:height', version: 1, px: 1e9 },
  { type: 'baize:login', version: 1, token: 'forged' },
  { type: 'baize:navigate', version: 1, path: '/Promotions' },
  '__proto__',
];

/** The attacks of a hostile provider's page; each reports `blocked`, or its loot. */
function attack(forged: unknown[]): Promise<Record<string, string>> {
  const tried = (attempt: () => unknown): string => {
    try {
      return String(attempt());
    } catch {
      return 'blocked';
    }
  };
  const asked = (attempt: () => Promise<unknown>): Promise<string> =>
    attempt().then(
      () => 'got it',
      () => 'blocked',
    );
  const press = (element: HTMLElement) => {
    document.body.append(element);
    element.click();
    return 'pressed';
  };
  const link = (change: Partial<HTMLAnchorElement>) =>
    press(Object.assign(document.createElement('a'), { href: location.href, textContent: 'x' }, change));
  const focus = () => {
    const field = document.body.appendChild(document.createElement('input'));
    setInterval(() => field.focus(), 50);
    return 'every 50 ms';
  };
  const results = {
    page: tried(() => parent.document.title),
    storage: tried(() => parent.localStorage.length),
    cookies: tried(() => parent.document.cookie),
    address: tried(() => (top as Window).location.assign('https://hostile.example/taken')),
    form: tried(() => {
      const form = Object.assign(document.createElement('form'), { action: '/taken', target: '_top' });
      document.body.append(form);
      form.submit();
      return 'sent';
    }),
    link: tried(() => link({ target: '_top' })),
    download: tried(() => link({ download: 'game.exe' })),
    dialog: tried(() => (confirm('Your password?') ? 'got it' : 'blocked')),
    history: tried(() => {
      history.go(-1);
      return 'asked';
    }),
    messages: tried(() => {
      for (const message of forged) parent.postMessage(message, '*');
      return 'sent';
    }),
    focus: tried(focus),
  };
  return Promise.all([
    asked(() => new Promise((yes, no) => navigator.geolocation.getCurrentPosition(yes, no))),
    asked(() => navigator.mediaDevices.getUserMedia({ audio: true })),
  ]).then(([place, microphone]) => ({ ...results, place, microphone }));
}

/** Makes every demo launch open a hostile page, which attacks as soon as it has loaded. */
export async function launchHostile(page: Page): Promise<void> {
  await page.route('**/_api/gameDemo/*', (route) =>
    route.fulfill({ json: { success: true, data: { type: 'url', url: `${HOSTILE}/`, name: 'Trojan' } } }),
  );
  await page.route(`${HOSTILE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Trojan</title><body><script>window.results = (${attack.toString()})(${JSON.stringify(FORGED)})</script>`,
    }),
  );
}

/** The loot of the page's attacks. */
export async function loot(page: Page): Promise<Record<string, string>> {
  const frame = page.frame({ url: `${HOSTILE}/` });
  if (!frame) throw new Error("The hostile page hasn't loaded.");
  return frame.evaluate(
    () => (globalThis as unknown as { results: Promise<Record<string, string>> }).results,
  );
}
