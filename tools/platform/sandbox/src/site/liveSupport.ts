import type { Lang } from '../contract/lang.ts';

interface Words {
  team: string;
  online: string;
  hello: string;
  topics: readonly string[];
  answer: string;
  write: string;
  send: string;
}

const WORDS: Record<Lang, Words> = {
  tr: {
    team: 'Destek ekibi',
    online: 'Çevrim içi · genellikle bir dakikada yanıtlar',
    hello: 'Merhaba! Nasıl yardımcı olabiliriz?',
    topics: ['Para yatırma', 'Para çekme', 'Bonuslar', 'Hesabım'],
    answer: 'Bu bir tanıtım sitesi; burada gerçek bir temsilci yok.',
    write: 'Mesajınızı yazın',
    send: 'Gönder',
  },
  en: {
    team: 'Support team',
    online: 'Online · usually replies within a minute',
    hello: 'Hi! How can we help?',
    topics: ['Deposits', 'Withdrawals', 'Bonuses', 'My account'],
    answer: 'This is a demo site, so there’s no real agent here.',
    write: 'Type your message',
    send: 'Send',
  },
};

/* The host page sets the colour scheme; the colours are neutral, to fit any brand. */
const STYLE = `body{--ink:light-dark(#212124,#f1f1f3);--soft:light-dark(#5d5d63,#b0b0b7);--paper:light-dark(#fff,#262629);--line:light-dark(#dcdce0,#404045);font:15px/1.45 system-ui,sans-serif;color:var(--ink);background:light-dark(#f4f4f6,#1a1a1c)}
#desk{display:flex;flex-direction:column;height:100vh}
header{display:flex;align-items:center;gap:12px;padding:14px 16px;background:var(--paper);border-bottom:1px solid var(--line)}
header svg{flex:none;width:40px;height:40px}
header b{display:block;line-height:1.2}
header small{display:flex;align-items:center;gap:6px;color:var(--soft);font-size:13px}
header small::before{content:"";flex:none;width:8px;height:8px;border-radius:50%;background:#22a55a}
#chat{display:flex;flex-direction:column;flex:1;gap:10px;min-height:0;padding:20px 16px;overflow-y:auto}
#chat>:first-child{margin-top:auto}
p{margin:0;max-width:80%;padding:10px 14px;border-radius:4px 16px 16px;background:var(--paper);box-shadow:0 1px 2px #0002;align-self:flex-start;overflow-wrap:anywhere}
p.me{align-self:flex-end;border-radius:16px 4px 16px 16px;background:var(--ink);color:light-dark(#fff,#1a1a1c)}
#topics{display:flex;flex-wrap:wrap;gap:8px;padding:0 16px 16px}
#topics button{padding:0 14px;border:1px solid var(--line);border-radius:22px;background:var(--paper);color:inherit;font-weight:500}
form{display:flex;gap:8px;padding:12px 16px;background:var(--paper);border-top:1px solid var(--line)}
input{flex:1;min-width:0;min-height:44px;box-sizing:border-box;padding:0 14px;border:1px solid light-dark(#84848b,#83838b);border-radius:22px;font:inherit;color:inherit;background:transparent}
input::placeholder{color:var(--soft);opacity:1}
button{min-height:44px;padding:0 18px;border:0;border-radius:22px;background:var(--ink);color:light-dark(#fff,#1a1a1c);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

const FACE =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#2f6f62"/><circle cx="20" cy="16" r="6.5" fill="#f2d3b8"/><path d="M8 34a12 12 0 0 1 24 0 20 20 0 0 1-24 0Z" fill="#f2f4f8"/><path d="M12.5 17a7.5 7.5 0 0 1 15 0" fill="none" stroke="#12302a" stroke-width="2.5"/><rect x="10.5" y="15.5" width="4" height="6" rx="2" fill="#12302a"/><rect x="25.5" y="15.5" width="4" height="6" rx="2" fill="#12302a"/></svg>';

/** A chat with automatic replies: HTML with a script, like an operator's live support. */
export function liveSupport(lang: Lang): string {
  const { team, online, hello, topics, answer, write, send } = WORDS[lang];
  return (
    `<style>${STYLE}</style><div id="desk"><header>${FACE}<div><b>${team}</b><small>${online}</small></div></header>` +
    `<div id="chat" role="log" tabindex="0" aria-label="${team}"><p>${hello}</p></div>` +
    `<div id="topics">${topics.map((topic) => `<button type="button">${topic}</button>`).join('')}</div>` +
    `<form><input aria-label="${write}" placeholder="${write}" autocomplete="off"><button>${send}</button></form></div>` +
    `<script>(function(){var c=document.getElementById('chat'),o=document.getElementById('topics'),f=document.querySelector('form'),i=f.querySelector('input');` +
    `function say(t,me){var p=document.createElement('p');p.textContent=t;if(me)p.className='me';c.append(p);c.scrollTop=c.scrollHeight}` +
    `function ask(t){say(t,true);o.remove();setTimeout(function(){say(${JSON.stringify(answer)})},600)}` +
    `o.addEventListener('click',function(e){if(e.target.localName==='button'){ask(e.target.textContent);i.focus()}});` +
    `f.addEventListener('submit',function(e){e.preventDefault();if(!i.value.trim())return;ask(i.value);i.value=''})})()</script>`
  );
}
