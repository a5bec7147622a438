/* @chunk base */
import { createStore, type Store } from '../store/createStore.ts';
import { hydration } from '../store/hydration.ts';
import { queueIdleTask } from './queueIdleTask.ts';

/** A store that turns true in an idle callback after the first component has subscribed. */
export function createReadyStore(): Store<boolean> {
  const store = createStore(false, () => void queueIdleTask(() => store.set(true)));
  return store;
}

const idle = createReadyStore();

const settle = () => firstPageReady.set(idle.get() && !hydration.isRunning);

/**
 * Whether the first page of a visit is interactive: the browser has been idle, and server-rendered markup is hydrated.
 */
export const firstPageReady: Store<boolean> = createStore(false, () => void idle.subscribe(settle));

/**
 * Call it before hydrating a page, and `endHydration` once all of it is hydrated. What the layout renders in between would
 * delay the page: React doesn't hydrate a `Suspense` boundary while a transition waits for its code.
 */
export const startHydration = () => void (hydration.isRunning = true);

export function endHydration() {
  hydration.isRunning = false;
  settle();
}
