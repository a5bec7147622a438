import { createStore, useStore } from '@baize/ui/store';

/** The action that opened the popup; it runs once the player is logged in. */
type Pending = () => void;

interface Prompt {
  open: boolean;
  form: 'login' | 'register';
  pending?: Pending;
}

const prompt = createStore<Prompt>({ open: false, form: 'login' });

/** Opens the login popup. `pending` is the visitor's interrupted action; without it they stay on the page. */
export const openLoginDialog = (pending?: Pending) => prompt.set({ open: true, form: 'login', pending });

/** Opens the registration popup. Registration logs the new player in, then `pending` runs. */
export const openRegisterDialog = (pending?: Pending) =>
  prompt.set({ open: true, form: 'register', pending });

/** Switches between the forms; `pending` is kept. */
export const switchLoginForm = (form: Prompt['form']) => prompt.set({ ...prompt.get(), open: true, form });

/** The form stays mounted during the popup's exit animation. */
export const closeLoginDialog = () => prompt.set({ open: false, form: prompt.get().form });

export const useLoginDialog = (): Prompt => useStore(prompt);
