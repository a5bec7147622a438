import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { cleanText } from './hostile/cleanText.ts';
import { combinations } from './hostile/combinations.ts';
import { findDanger } from './hostile/findDanger.ts';
import { countExecutedScripts } from './hostile/countExecutedScripts.ts';
import { XSS_VECTORS } from './hostile/xssVectors.ts';
import { HtmlSkeleton } from './HtmlSkeleton.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitizeHtml } from './sanitizeHtml.ts';

const PROMOTION = `
<h2>Cuma dönüşleri ve hafta sonu iadesi</h2>
<p>Her cuma 50 bedava dönüş; cumadan pazara <strong>%15’e kadar</strong> kayıp iadesi, pazartesi 12.00’de hesabında.</p>
<img src="${new URL(placeholderImage('promotion', 2), window.location.href).href}" alt="Bedava dönüş: her cuma 50 dönüş hediye" width="800" height="400">
<h3>Nasıl yararlanırım?</h3>
<ol><li>Cuma 00.00’dan sonra en az <b>₺100,00</b> yatır.</li><li>Slot veya canlı casino oyna.
<ul><li>Masa oyunları yarı sayılır.</li><li>Deneme oyunları sayılmaz.</li></ul></li><li>Pazartesi öğlen bakiyene bak.</li></ol>
<blockquote><p>Bir haftanın en fazla iadesi ₺5.000,00’dir.</p></blockquote>
<h3>İade oranları</h3>
<table><caption>Net kayba göre iade</caption><thead><tr><th>Net kayıp</th><th>Oran</th><th>En fazla</th><th>Oyunlar</th></tr></thead>
<tbody><tr><td>₺100,00 – ₺999,99</td><td>%5</td><td>₺50,00</td><td>Slot</td></tr><tr><td>₺1.000,00 – ₺9.999,99</td><td>%10</td><td>₺1.000,00</td><td>Slot, canlı casino</td></tr><tr><td>₺10.000,00 ve üstü</td><td>%15</td><td>₺5.000,00</td><td>Bütün oyunlar</td></tr></tbody></table>
<h3>Sorular</h3>
<p>Ayrıntılar <a href="/pages/bonus-policy">bonus kurallarında</a> ve <a href="https://partner.example/regulator">denetçinin sitesinde</a>. Bize <a href="mailto:destek@ornek.com">destek@ornek.com</a> adresinden yaz.</p>
<dl><dt>İade nakit mi?</dt><dd>Evet, doğrudan ana bakiyene geçer.</dd><dt>Birden çok kez?</dt><dd>Her hafta sonu bir kez.</dd></dl>
<hr><p><small>18 yaşından küçükler yararlanamaz. Kazanç garanti değildir.</small></p>`;

const meta = {
  title: 'Content/SafeHtml',
  component: SafeHtml,
  args: {
    html: PROMOTION,
    labels: {
      loading: 'Metin yükleniyor',
      failed: 'Metin gösterilemedi',
      retry: 'Yeniden dene',
      table: 'Tablo',
      newWindow: 'yeni pencerede açılır',
    },
    onFollow: fn(),
  },
} satisfies Meta<typeof SafeHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A promotion as an editor wrote it. Internal links are opened by the app; a table that fits isn't a Tab stop. */
export const Promotion: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'bonus kurallarında' }));
    await expect(args.onFollow).toHaveBeenCalledWith('/pages/bonus-policy');
    const out = canvas.getByRole('link', { name: 'denetçinin sitesinde (yeni pencerede açılır)' });
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** At 320 px the table scrolls on its own, with the arrow keys as well; the page doesn't. */
export const InANarrowPlace: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('group', { name: 'Net kayba göre iade' });
    await waitFor(() => expect(table.tabIndex).toBe(0));
    table.focus();
    await expect(table).toHaveFocus();
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Before the sanitizer has loaded: lines in the rhythm of the text. */
export const Loading: Story = { render: () => <HtmlSkeleton label="Metin yükleniyor" lines={8} /> };

/** Typical output of an old editor: skipped heading levels, styles, empty links, a word without a break. */
export const Careless: Story = {
  args: {
    html: `<h1 style="color:red">MESAFELİ SÖZLEŞME</h1><h4 class="x">Taraflar</h4><font color="red">Bu metin</font> <center>ortada</center>
      <a href="javascript:void(0)">ölü bağlantı</a><p>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine${'uzun'.repeat(30)}</p>`,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

/**
 * Known attacks and 400 generated combinations, each in a live document: nothing is executed, nothing
 * dangerous remains.
 */
export const Hostile: Story = {
  /* Only those that don't swallow the ones after them. */
  args: { html: XSS_VECTORS.filter((vector) => /^<(?:a|p|b|img|svg) .*>$/.test(vector)).join('\n') },
  play: async ({ canvasElement }) => {
    const attacks = [...XSS_VECTORS, ...fc.sample(combinations, { numRuns: 400, seed: 1 })];
    const clean = attacks.map(cleanText);
    await expect(await countExecutedScripts(canvasElement, ['<img src=x onerror=alert(1)>'])).toBeGreaterThan(
      0,
    );
    await expect(await countExecutedScripts(canvasElement, clean)).toBe(0);
    await waitFor(() => expect(canvasElement.querySelector('[data-note]')).not.toBeNull());
    const shown = canvasElement.cloneNode(true) as HTMLElement;
    /* The component's own additions: its classes and the attributes it sets. */
    for (const own of shown.querySelectorAll('[class],[data-table],[data-note]'))
      for (const name of ['class', 'data-table', 'data-note', 'role', 'aria-label', 'tabindex'])
        own.removeAttribute(name);
    await expect(findDanger(shown)).toEqual([]);
  },
};

/** In a browser with Trusted Types, the page's policy accepts nothing else. */
export const Trusted: Story = {
  args: { html: '<p>Güvenilir metin</p>' },
  play: async () => {
    const { trustedTypes } = window as { trustedTypes?: { isHTML: (value: unknown) => boolean } };
    await expect(trustedTypes?.isHTML(sanitizeHtml('<p>x</p>'))).toBe(true);
  },
};
