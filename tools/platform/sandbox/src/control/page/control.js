/*
 * The server renders the page. This script refreshes it, sends the actions of buttons and forms, and limits
 * the offered faults to those of the chosen operation.
 */
const REFRESH_MS = 3000;
const toast = document.querySelector('#toast');
/** Each section's last HTML, to skip unchanged ones. */
const drawnBefore = new Map();

function showToast(text) {
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(showToast.timer);
  showToast.timer = setTimeout(() => toast.classList.remove('shown'), 2500);
}

const isBusy = (section) =>
  section.contains(document.activeElement) && document.activeElement.matches('select, input');

function replace(section, fresh) {
  const focused = section.contains(document.activeElement) ? document.activeElement.textContent : undefined;
  const open = section.querySelector('details')?.open ?? false;
  section.replaceWith(fresh);
  fresh.querySelector('details')?.toggleAttribute('open', open);
  narrowFaults(fresh);
  if (focused === undefined) return;
  [...fresh.querySelectorAll('button, a, summary')]
    .find(({ textContent }) => textContent === focused)
    ?.focus();
}

async function refresh() {
  const response = await fetch('/_sandbox').catch(() => undefined);
  if (!response?.ok) return showToast('The sandbox does not answer.');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const fresh of page.querySelectorAll('section')) {
    const section = document.getElementById(fresh.id);
    const drawn = fresh.innerHTML;
    const before = drawnBefore.get(fresh.id);
    drawnBefore.set(fresh.id, drawn);
    if (section && before !== undefined && before !== drawn && !isBusy(section)) replace(section, fresh);
    else if (before !== drawn && before !== undefined) drawnBefore.set(fresh.id, before);
  }
}

async function send({ action, body, ask }) {
  if (ask && !confirm(ask)) return;
  const response = await fetch(`/_sandbox/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
  showToast(response?.ok ? 'Done.' : `That did not work (${response?.status ?? 'no answer'}).`);
  await refresh();
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  showToast(`${text} copied.`);
}

/** Shows only the examples of the chosen operation. */
function narrowFaults(root) {
  const operation = root.querySelector('[name=operationId]');
  const fault = root.querySelector('[name=fault]');
  if (!operation || !fault) return;
  for (const group of fault.querySelectorAll('optgroup'))
    group.hidden = group.disabled = group.label !== 'the line' && group.label !== operation.value;
  if (fault.selectedOptions[0]?.parentElement.disabled) fault.selectedIndex = 0;
}

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-action]');
  if (!form) return;
  event.preventDefault();
  document.activeElement?.blur();
  void send({ action: form.dataset.action, body: JSON.stringify(Object.fromEntries(new FormData(form))) });
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.dataset.action) void send(button.dataset);
  else if (button?.dataset.copy) void copy(button.dataset.copy);
});

document.addEventListener('change', ({ target }) => {
  if (target.name === 'operationId') narrowFaults(target.form);
});

narrowFaults(document);
await refresh();
setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_MS);
