import { createStore, useStore } from '@baize/ui/store';

interface PhoneRequest {
  /** What the platform says of it: a translation key. */
  message: string;
}

const request = createStore<PhoneRequest | undefined>(undefined);

/** Asks for a verified phone over whatever page is shown; the dialog stays there when the page changes. */
export const openVerifyPhone = (message: string) => request.set({ message });

export const closeVerifyPhone = () => request.set(undefined);

export const usePhoneRequest = (): PhoneRequest | undefined => useStore(request);
