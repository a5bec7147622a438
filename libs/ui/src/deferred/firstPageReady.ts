/* @chunk base */
import { createStore, type Store } from '../store/createStore.ts';
import { queueIdleTask } from './queueIdleTask.ts';

/** A store that turns true in an idle callback after the first component has subscribed. */
export function createReadyStore(): Store<boolean> {
  let isQueued = false;
  const store = createStore(false, () => {
    if (!isQueued) queueIdleTask(() => store.set(true));
    isQueued = true;
  });
  return store;
}

/** Whether the first page of a visit is interactive. */
export const firstPageReady = createReadyStore();
