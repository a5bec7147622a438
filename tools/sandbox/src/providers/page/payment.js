import { moneyFormat } from './money.js';
import { textsFor } from './paymentTexts.js';

const PENDING = 0;
const TOKEN = 'payment-token';
const SIGNS = { 1: 'M20 33 29 42 45 24', 2: 'M22 22 42 42M42 22 22 42', used: 'M32 18v18M32 45v1' };
const at = (id) => document.getElementById(id);

let payment;
let lang = navigator.language.startsWith('en') ? 'en' : 'tr';
let texts = textsFor(lang);

async function send(action, body) {
  const token = sessionStorage.getItem(TOKEN);
  const response = await fetch(`/payment/api/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return { fine: response.ok, status: response.status, reply: await response.json() };
}

function writeTexts() {
  texts = textsFor(lang);
  document.documentElement.lang = lang;
  document.title = texts.page;
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = texts[node.dataset.text];
}

/** The site hears what was decided, whether this page is its frame or a window that it opened. */
function tellSite(status) {
  const site = window.opener ?? (window.parent === window ? undefined : window.parent);
  site?.postMessage({ type: 'baize:payment', version: 1, status }, payment.parentOrigin);
}

function showEnd(status) {
  const [title, text] = texts.ends[status];
  at('loading').hidden = true;
  at('payment').hidden = true;
  at('end').hidden = false;
  at('end').dataset.status = status;
  at('stroke').setAttribute('d', SIGNS[status]);
  at('endTitle').textContent = title;
  at('endText').textContent = text;
  const framed = window.parent !== window;
  if (window.opener) at('close').hidden = false;
  else if (payment && !framed) {
    at('back').href = `${payment.parentOrigin}/FinanceActivities`;
    at('back').hidden = false;
  }
  at('end').focus();
  if (payment) tellSite(status);
}

function countDown(seconds) {
  const end = performance.now() + seconds * 1000;
  const show = () => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000));
    at('left').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (left > 0 && !at('payment').hidden) setTimeout(show, 1000);
  };
  show();
}

function showPayment() {
  at('loading').hidden = true;
  at('payment').hidden = false;
  at('amount').textContent = moneyFormat(payment.lang, payment.currency)(payment.amount);
  at('to').textContent = texts.to(payment.brand);
  for (const field of ['method', 'payer', 'reference']) at(field).textContent = payment[field];
  countDown(payment.secondsLeft);
}

async function decide(decision) {
  for (const id of ['approve', 'decline']) at(id).disabled = true;
  at('problem').hidden = true;
  try {
    const { fine, reply } = await send('decide', { decision });
    if (!fine) throw new Error(reply.message);
    showEnd(reply.status);
  } catch {
    at('problem').textContent = texts.lost;
    at('problem').hidden = false;
    for (const id of ['approve', 'decline']) at(id).disabled = false;
  }
}

async function start() {
  writeTexts();
  const launch = new URLSearchParams(location.search).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  if (launch) sessionStorage.removeItem(TOKEN);
  const { fine, reply } = await send('open', launch ? { launch } : {});
  if (!fine) return showEnd('used');
  payment = reply;
  sessionStorage.setItem(TOKEN, reply.token);
  lang = reply.lang;
  writeTexts();
  if (reply.status === PENDING) showPayment();
  else showEnd(reply.status);
}

at('approve').addEventListener('click', () => void decide('approve'));
at('decline').addEventListener('click', () => void decide('decline'));
at('close').addEventListener('click', () => window.close());
start().catch(() => {
  at('loading').textContent = texts.lost;
});
