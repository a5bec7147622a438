import { elements } from '../shared/elements.js';
import { fillTexts } from '../shared/fillTexts.js';
import { moneyFormat } from '../shared/money.js';
import { post, Refused } from '../shared/post.js';
import { takeLaunch } from '../shared/takeLaunch.js';
import { textsFor } from './paymentTexts.js';

const PENDING = 0;
const TOKEN = 'payment-token';
const SIGNS = { 1: 'M20 33 29 42 45 24', 2: 'M22 22 42 42M42 22 22 42', used: 'M32 18v18M32 45v1' };

let payment;
let lang = navigator.language.startsWith('en') ? 'en' : 'tr';
let texts = textsFor(lang);

function send(action, body) {
  const token = sessionStorage.getItem(TOKEN);
  return post(`/payment/api/${action}`, body, token ? { authorization: `Bearer ${token}` } : {});
}

function writeTexts() {
  texts = textsFor(lang);
  document.documentElement.lang = lang;
  document.title = texts.page;
  fillTexts(texts);
}

/** Posts the decision to the site, whether this page is in its frame or in a window. */
function tellSite(status) {
  const site = window.opener ?? (window.parent === window ? undefined : window.parent);
  site?.postMessage({ type: 'baize:payment', version: 1, status }, payment.parentOrigin);
}

function showEnd(status) {
  const [title, text] = texts.ends[status];
  elements.loading.hidden = true;
  elements.payment.hidden = true;
  elements.end.hidden = false;
  elements.end.dataset.status = status;
  elements.stroke.setAttribute('d', SIGNS[status]);
  elements.endTitle.textContent = title;
  elements.endText.textContent = text;
  const framed = window.parent !== window;
  if (window.opener) elements.close.hidden = false;
  else if (payment && !framed) {
    elements.back.href = `${payment.parentOrigin}/FinanceActivities`;
    elements.back.hidden = false;
  }
  elements.end.focus();
  if (payment) tellSite(status);
}

function countDown(seconds) {
  const end = performance.now() + seconds * 1000;
  const show = () => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000));
    elements.left.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (left > 0 && !elements.payment.hidden) setTimeout(show, 1000);
  };
  show();
}

function showPayment() {
  elements.loading.hidden = true;
  elements.payment.hidden = false;
  elements.amount.textContent = moneyFormat(payment.lang, payment.currency)(payment.amount);
  elements.to.textContent = texts.to(payment.brand);
  for (const field of ['method', 'payer', 'reference']) elements[field].textContent = payment[field];
  countDown(payment.secondsLeft);
}

async function decide(decision) {
  for (const id of ['approve', 'decline']) elements[id].disabled = true;
  elements.problem.hidden = true;
  try {
    const { status } = await send('decide', { decision });
    showEnd(status);
  } catch {
    elements.problem.textContent = texts.lost;
    elements.problem.hidden = false;
    for (const id of ['approve', 'decline']) elements[id].disabled = false;
  }
}

async function openPayment() {
  const launch = takeLaunch();
  if (launch) sessionStorage.removeItem(TOKEN);
  payment = await send('open', launch ? { launch } : {});
  sessionStorage.setItem(TOKEN, payment.token);
  lang = payment.lang;
  writeTexts();
  if (payment.status === PENDING) showPayment();
  else showEnd(payment.status);
}

elements.approve.addEventListener('click', () => void decide('approve'));
elements.decline.addEventListener('click', () => void decide('decline'));
elements.close.addEventListener('click', () => window.close());
writeTexts();
openPayment().catch((error) => {
  if (error instanceof Refused) showEnd('used');
  else elements.loading.textContent = texts.lost;
});
