/* @chunk auto */
import { createStore, type ReadableStore } from '@baize/ui/store';
import { holdLock } from './holdLock.ts';

const leads = new Map<string, ReadableStore<boolean>>();

function createTabLeader(name: string): ReadableStore<boolean> {
  const lead = createStore<boolean>(false, () => {
    let giveUp: AbortController | undefined;
    const stop = () => {
      giveUp?.abort();
      giveUp = undefined;
      lead.set(false);
    };
    const compete = () => {
      if (document.visibilityState === 'hidden') return stop();
      if (giveUp) return undefined;
      giveUp = new AbortController();
      return holdLock(name, giveUp.signal, () => lead.set(true));
    };
    document.addEventListener('visibilitychange', compete);
    compete();
    return () => {
      document.removeEventListener('visibilitychange', compete);
      stop();
    };
  });
  return lead;
}

/**
 * Whether this tab is the leader for a task that one tab does for all. It competes while the store has a subscriber and
 * the tab is visible.
 */
export function tabLeader(name: string): ReadableStore<boolean> {
  const lead = leads.get(name) ?? createTabLeader(name);
  leads.set(name, lead);
  return lead;
}
