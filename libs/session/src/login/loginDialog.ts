import { createStore, useStore } from '@baize/ui/store';

/** What was wanted when a popup opened; it happens once the player is there. */
type Pending = () => void;

interface Prompt {
  open: boolean;
  form: 'login' | 'register';
  pending?: Pending;
}

const prompt = createStore<Prompt>({ open: false, form: 'login' });

/** Opens the login popup. `pending` is what the visitor wanted; without it they stay where they are. */
export const openLoginDialog = (pending?: Pending) => prompt.set({ open: true, form: 'login', pending });

/** Opens the registration; the new player is logged in by it, and then `pending` happens. */
export const openRegisterDialog = (pending?: Pending) =>
  prompt.set({ open: true, form: 'register', pending });

/** From the one form to the other; what was wanted stays wanted. */
export const switchLoginForm = (form: Prompt['form']) => prompt.set({ ...prompt.get(), open: true, form });

/** The form stays while the popup goes out. */
export const closeLoginDialog = () => prompt.set({ open: false, form: prompt.get().form });

export const useLoginDialog = (): Prompt => useStore(prompt);
