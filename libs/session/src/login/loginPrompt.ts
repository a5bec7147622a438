import { useSyncExternalStore } from 'react';

/** What was wanted when the login popup opened; it happens once the player is there. */
type Pending = () => void;

interface Prompt {
  open: boolean;
  pending?: Pending;
}

let prompt: Prompt = { open: false };
const listeners = new Set<() => void>();

function set(next: Prompt) {
  prompt = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const CLOSED: Prompt = { open: false };

/** Opens the login popup. `pending` is what the visitor wanted; without it they go to / afterwards. */
export const askLogin = (pending?: Pending) => set({ open: true, pending });

export const closeLogin = () => set({ open: false });

export const useLoginPrompt = (): Prompt =>
  useSyncExternalStore(
    subscribe,
    () => prompt,
    () => CLOSED,
  );
