import { expect, type Page } from '@playwright/test';
import { platformTest as test } from './platformTest.ts';
import { untilReady } from './steps.ts';
import { SANDBOX, SITE_PORT, siteUrl } from './visit.ts';

/* These tests cause violations, so the page isn't watched for them. */

/** A page of another origin, on this machine. */
const FOREIGN = 'http://foreign.example';

/** Markup injected into the page; each sets `window.ran` if it is executed. */
const MARKUP: Record<string, string> = {
  'a script in the page': '<script>window.ran = 1</script>',
  'a script with a guessed nonce': '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">window.ran = 1</script>',
  'a third-party script': `<script src="${FOREIGN}/ran.js"></script>`,
  'a same-origin script without a nonce': '<script src="/ran.js"></script>',
  'a handler in an attribute': '<img src="/_media/none.webp" onerror="window.ran = 1">',
  'a script in a link': '<a id="go" href="javascript:window.ran = 1">go</a>',
  'a style in the page': '<style>html { --ran: 1 }</style>',
  'a third-party style': `<link rel="stylesheet" href="${FOREIGN}/ran.css">`,
  'a plug-in': `<object data="${FOREIGN}/ran.swf"></object>`,
  'a frame without encryption': `<iframe src="${FOREIGN}/"></iframe>`,
  'another base URL': `<base href="${FOREIGN}/">`,
};

/** What code on the page might do with untrusted text; each must throw or be refused. */
const DEEDS: Record<string, (foreign: string) => unknown> = {
  'HTML from untrusted text': () => (document.body.innerHTML = '<img src=x onerror="window.ran = 1">'),
  'a script URL from untrusted text': (foreign) => {
    const script = document.createElement('script');
    script.src = `${foreign}/ran.js`;
    document.body.append(script);
  },
  /* In a separate task: the browser's tools may use eval where the page may not. */
  'code from untrusted text': () => setTimeout(() => (0, eval)('window.ran = 1') as unknown),
  'a frame document from untrusted text': () => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<script>parent.ran = 1</script>';
    document.body.append(frame);
  },
  'its own Trusted Types policy': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return trustedTypes.createPolicy('hostile', { createHTML: (words: string) => words });
  },
  'a third-party call': (foreign) => fetch(foreign),
  /* A press would not submit it: `bootstrapScript` prevents native submits. */
  'a form to another origin': (foreign) => {
    const form = document.createElement('form');
    form.action = foreign;
    document.body.append(form);
    form.submit();
  },
};

/** How the page logs a CSP violation to its console. */
const REFUSED = 'refused by';

declare global {
  interface Window {
    ran?: number;
  }
}

/** Opens the not-found page, optionally with markup at the end of its body; returns what the CSP refused. */
async function openPage(page: Page, markup = '', headers: Record<string, string> = {}) {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(REFUSED)) refused.push(message.text());
  });
  await page.addInitScript((words) => {
    document.addEventListener('securitypolicyviolation', (breach) =>
      console.info(words, breach.effectiveDirective),
    );
  }, REFUSED);
  await page.route(`${FOREIGN}/**`, (route) => route.fulfill({ body: 'window.ran = 1' }));
  await page.route('**/ran.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = 1' }),
  );
  await page.route('**/404', async (route) => {
    /* By IP address, since only browsers resolve every name under localhost to this machine. */
    const reply = await route.fetch({
      url: `http://127.0.0.1:${SITE_PORT}/404`,
      headers: { ...route.request().headers(), host: new URL(route.request().url()).host },
    });
    await route.fulfill({
      response: reply,
      headers: { ...reply.headers(), ...headers },
      body: (await reply.text()).replace('</body>', () => `${markup}</body>`),
    });
  });
  await page.goto('/404');
  return refused;
}

/** Whether the injection worked: its code ran, its style is applied, or the page navigated to its host. */
const hasRun = (page: Page) =>
  page.evaluate(
    () => window.ran === 1 || getComputedStyle(document.documentElement).getPropertyValue('--ran') !== '',
  );

/** The gate tries one way of each kind. */
const tagOf = (name: string) =>
  ['a script in the page', 'HTML from untrusted text'].includes(name) ? ['@gate'] : [];

for (const [name, markup] of Object.entries(MARKUP))
  test(`the policy refuses ${name}`, { tag: tagOf(name) }, async ({ page }) => {
    const refused = await openPage(page, markup);
    if (markup.includes('id="go"')) await page.locator('#go').click({ noWaitAfter: true });
    await expect.poll(() => refused).not.toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/404');
    expect(await hasRun(page)).toBe(false);
  });

for (const name of ['a script in the page', 'a handler in an attribute', 'a style in the page'])
  test(`without the CSP, ${name} succeeds`, async ({ page }) => {
    await openPage(page, MARKUP[name], { 'content-security-policy': 'img-src *' });
    await expect.poll(() => hasRun(page)).toBe(true);
  });

for (const [name, deed] of Object.entries(DEEDS))
  test(`the policy refuses ${name}`, { tag: tagOf(name) }, async ({ page }) => {
    const refused = await openPage(page);
    await page.evaluate(deed, FOREIGN).catch(() => undefined);
    await expect.poll(() => refused).not.toEqual([]);
    expect(await hasRun(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/404');
  });

test('the unmodified page violates no rule of its CSP', { tag: '@gate' }, async ({ page }) => {
  const refused = await openPage(page);
  await untilReady(page);
  expect(refused).toEqual([]);
});

test('no other site may frame the site', { tag: '@gate' }, async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${siteUrl('larkmere')}/404`);
  await page.evaluate((site) => {
    const frame = document.createElement('iframe');
    frame.src = `${site}/404`;
    document.body.append(frame);
  }, siteUrl('orvane'));
  await refused;
});

test.describe('a platform page on the site’s host', () => {
  const arm = (page: Page, triggerSandboxAction: object) =>
    page.request.post(`${SANDBOX}/_sandbox/api/fault`, { data: triggerSandboxAction });

  test('has no origin, and no access to the player’s data', { tag: '@gate' }, async ({ page }) => {
    await page.goto('/nothing-here');
    await page.evaluate(() => localStorage.setItem('access_token', 'secret'));
    await arm(page, { operationId: 'getCountries', fault: 'html' });
    const reply = await page.goto('/_api/countries');
    expect(reply?.headers()['content-type']).toContain('text/html');
    const kept = page.evaluate(() => localStorage.getItem('access_token'));
    await expect(kept).rejects.toThrow(/SecurityError/);
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });

  test('a platform SVG can be shown as an image', async ({ page }) => {
    await page.goto('/nothing-here');
    const width = page.evaluate(async () => {
      const image = new Image();
      image.src = '/_media/crests/1.svg';
      await image.decode();
      return image.naturalWidth;
    });
    expect(await width).toBeGreaterThan(0);
  });
});

test('a URL cannot lock a visitor out', { tag: '@gate' }, async ({ page }) => {
  for (const device of ['constructor', '__proto__']) {
    expect((await page.goto(`/?device=${device}`))?.status()).toBe(200);
    expect((await page.goto('/'))?.status()).toBe(200);
  }
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'device' }));
});
