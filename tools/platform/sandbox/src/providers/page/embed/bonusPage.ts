import { fragment } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { embedShell } from './embedShell.ts';
import { outcomeTexts } from './outcome.ts';

/** The bonus-request page: a form with the available bonuses, and the requests' statuses. */
export function bonusPage(view: EmbedView): string {
  const { texts, ticket } = view;
  const { bonus } = texts;
  return embedShell(view, {
    page: 'bonus',
    ...bonus,
    hasMode: true,
    data: { ticket, texts: { ...outcomeTexts(view), sent: bonus.sent } },
    main: fragment`
      <form class="panel" id="form" novalidate>
        <fieldset>
          <legend>${bonus.choose}</legend>
          <div class="offers" id="offers"></div>
        </fieldset>
        <p class="none" id="noOffer" hidden>${bonus.noOffer}</p>
        <button class="go" id="go" type="submit" disabled>${bonus.act}</button>
      </form>
      <section class="panel" aria-labelledby="asked">
        <h2 id="asked">${bonus.asked}</h2>
        <ul class="requests" id="requests" aria-live="polite"></ul>
        <p class="none" id="none" hidden>${bonus.none}</p>
      </section>`,
  });
}
