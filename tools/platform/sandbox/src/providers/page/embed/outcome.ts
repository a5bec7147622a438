import { fragment, type Raw } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';

/** The texts that a page's script needs after a turn. */
export const outcomeTexts = ({ texts, mode }: EmbedView) => ({
  credited: mode === 'real' ? texts.bonusWallet : texts.playOnly,
  nothing: texts.nothing,
  already: texts.already,
  failed: texts.failed,
  over: texts.over,
  busy: texts.busy,
});

/** The panel for a turn's prize; empty until there is one. */
export const outcomePanel = (): Raw => fragment`
  <section class="outcome" id="outcome" role="status" aria-live="polite">
    <p class="prize" id="prize"></p>
    <p id="announcement"></p>
    <p class="next" id="next"></p>
  </section>`;
