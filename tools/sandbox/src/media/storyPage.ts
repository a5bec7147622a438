import { html } from '../http/html.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import type { StoryPlan } from '../site/stories.ts';

const WON: Texts = { tr: 'Büyük kazanç', en: 'Big win' };
const TIMES: Texts = { tr: 'bahsin katı', en: 'times the stake' };

const STYLE = `
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:#0b0a0f;color:#fff;font:500 16px/1.4 system-ui,sans-serif;overflow:hidden}
main{position:relative;height:100%;display:grid;place-items:center;isolation:isolate}
.back{position:absolute;inset:-12%;width:124%;height:124%;object-fit:cover;filter:blur(34px) brightness(.45) saturate(1.3);z-index:-1}
figure{display:grid;justify-items:center;gap:min(3.5vh,28px);padding:24px;animation:rise .5s cubic-bezier(.2,.9,.3,1) both}
.card{height:min(52vh,440px);border-radius:22px;box-shadow:0 30px 80px #000b,0 0 0 1px #ffffff2e}
.times{font:800 clamp(52px,15vw,112px)/.95 system-ui,sans-serif;letter-spacing:-.04em;font-variant-numeric:tabular-nums;
background:linear-gradient(180deg,#fff7d8,#ffcb4a 55%,#e08a12);-webkit-background-clip:text;background-clip:text;color:transparent}
.over{text-transform:uppercase;letter-spacing:.22em;font-size:12px;opacity:.8}
figcaption{text-align:center;display:grid;gap:6px}
.name{font-size:clamp(18px,3vw,24px);font-weight:700}
@keyframes rise{from{opacity:0;transform:translateY(18px) scale(.97)}}
@media (prefers-reduced-motion:reduce){figure{animation:none}}`;

export const STORY_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";

/** The page that a story opens. */
export function storyPage({ game, times }: StoryPlan, lang: Lang): string {
  const image = `/_media/games/${game.id}-portrait.webp`;
  const multiplier = `x${times}`;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${game.name} ${multiplier}</title>
        <style>
          ${{ raw: STYLE }}
        </style>
      </head>
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
