import type { Lang, Texts } from '../../../contract/lang.ts';
import { html } from '../../../http/html.ts';
import type { StoryPlan } from '../../../site/stories.ts';
import { pageHead } from '../shell/pageHead.ts';

const WON: Texts = { tr: 'Büyük kazanç', en: 'Big win' };
const TIMES: Texts = { tr: 'bahsin katı', en: 'times the stake' };

/** The page of a story. */
export function storyPage({ game, times }: StoryPlan, lang: Lang): string {
  const image = `/art/games/${game.id}-portrait.webp`;
  const multiplier = `×${times.toLocaleString(lang)}`;
  return html`<!doctype html>
    <html lang="${lang}">
      ${pageHead({ title: `${game.name} ${multiplier}`, styles: ['story/story'] })}
      <body>
        <main>
          <img class="back" src="${image}" alt="" />
          <figure>
            <img class="card" src="${image}" alt="" />
            <figcaption>
              <p class="over">${WON[lang]}</p>
              <p class="times">${multiplier}</p>
              <p class="over">${TIMES[lang]}</p>
              <p class="name">${game.name}</p>
            </figcaption>
          </figure>
        </main>
      </body>
    </html>`;
}
