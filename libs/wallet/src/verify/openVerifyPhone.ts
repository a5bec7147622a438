import { createStore, useStore } from '@baize/ui/store';

interface PhoneRequest {
  /** The platform's message: a translation key. */
  message: string;
}

const request = createStore<PhoneRequest | undefined>(undefined);

/** Asks for a verified phone over the current page. The dialog stays open during navigation. */
export const openVerifyPhone = (message: string) => request.set({ message });

export const closeVerifyPhone = () => request.set(undefined);

export const usePhoneRequest = (): PhoneRequest | undefined => useStore(request);
