import type { Lang } from '../contract/lang.ts';

interface Words {
  hello: string;
  answer: string;
  write: string;
  send: string;
}

const WORDS: Record<Lang, Words> = {
  tr: {
    hello: 'Merhaba! Size nasıl yardımcı olabiliriz?',
    answer: 'Bu bir gösterim ortamıdır; burada gerçek bir temsilci yoktur.',
    write: 'Mesajınızı yazın',
    send: 'Gönder',
  },
  en: {
    hello: 'Hello! How can we help you?',
    answer: 'This site is a demonstration; there is no real agent here.',
    write: 'Write your message',
    send: 'Send',
  },
};

const STYLE = `body{display:flex;flex-direction:column;min-height:100vh;margin:0;color-scheme:light;font:15px/1.45 system-ui,sans-serif;color:#1b2330;background:#f4f6fa}
#chat{display:flex;flex-direction:column;flex:1;gap:10px;padding:16px}
p{margin:0;max-width:80%;padding:10px 14px;border-radius:16px;background:#fff;box-shadow:0 1px 2px #0002}
p.me{align-self:flex-end;background:#1f6feb;color:#fff}
form{position:sticky;bottom:0;display:flex;gap:8px;padding:12px;background:#fff;border-top:1px solid #d5dbe5}
input{flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid #8a94a6;border-radius:10px;font:inherit;color:inherit;background:#fff}
button{min-height:44px;padding:0 16px;border:0;border-radius:10px;background:#1f6feb;color:#fff;font:inherit;font-weight:600}`;

/** A chat that answers by itself: HTML with a script, as an operator's live support is. */
export function liveSupport(lang: Lang): string {
  const { hello, answer, write, send } = WORDS[lang];
  return (
    `<style>${STYLE}</style><div id="chat" role="log"><p>${hello}</p></div>` +
    `<form><input aria-label="${write}" placeholder="${write}"><button>${send}</button></form>` +
    `<script>(function(){var c=document.getElementById('chat'),f=document.querySelector('form'),i=f.querySelector('input');` +
    `function say(t,me){var p=document.createElement('p');p.textContent=t;if(me)p.className='me';c.append(p);p.scrollIntoView()}` +
    `f.addEventListener('submit',function(e){e.preventDefault();if(!i.value.trim())return;say(i.value,true);i.value='';` +
    `setTimeout(function(){say(${JSON.stringify(answer)})},600)})})()</script>`
  );
}
