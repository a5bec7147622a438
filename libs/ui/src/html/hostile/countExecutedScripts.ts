const CALLED = ['alert', 'prompt', 'confirm', 'print'] as const;

/**
 * Counts calls of `alert` and similar functions when pieces of HTML go live in this document: parsed by the browser, shown,
 * their images loaded, pressed and focused. For stories only.
 */
export async function countExecutedScripts(place: HTMLElement, pieces: readonly string[]): Promise<number> {
  let ran = 0;
  const count = () => void (ran += 1);
  const own = Object.fromEntries(CALLED.map((name) => [name, Reflect.get(window, name) as unknown]));
  Object.assign(window, Object.fromEntries(CALLED.map((name) => [name, count])));
  const stage = document.createElement('div');
  place.append(stage);
  try {
    for (const piece of pieces) {
      stage.replaceChildren(document.createRange().createContextualFragment(piece));
      await settled(stage);
      wake(stage);
    }
    /* One task for anything deferred. */
    await new Promise((resolve) => setTimeout(resolve));
    return ran;
  } finally {
    stage.remove();
    Object.assign(window, own);
  }
}

const settled = (stage: HTMLElement) =>
  Promise.all(
    [...stage.querySelectorAll('img')].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );

/** Every event that an attack waits for. */
function wake(stage: HTMLElement) {
  const names = ['focus', 'mouseover', 'pointerenter', 'animationstart', 'toggle', 'load', 'error', 'click'];
  for (const element of stage.querySelectorAll<HTMLElement>('*')) {
    for (const name of names) {
      const event = new Event(name, { cancelable: true });
      /* Handlers should run, links should not be followed. */
      event.preventDefault();
      if (name !== 'click' || !element.closest('a')) element.dispatchEvent(event);
    }
  }
}
