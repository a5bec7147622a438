/** Buttons send their action; the page then shows the new state. */
async function send({ action, body, ask }) {
  if (ask && !confirm(ask)) return;
  const response = await fetch(`/_sandbox/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (response.ok) location.reload();
  else alert(`That did not work (${response.status}).`);
}

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-action]');
  if (!form) return;
  event.preventDefault();
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  void send({ action: form.dataset.action, body });
});

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-action]');
  if (button) void send(button.dataset);
});
