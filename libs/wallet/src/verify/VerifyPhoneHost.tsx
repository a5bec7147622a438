import { closeVerifyPhone, usePhoneRequest } from './openVerifyPhone.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

/** Mounts the dialog of `openVerifyPhone`, once, in the shell. */
export function VerifyPhoneHost() {
  const request = usePhoneRequest();
  return <VerifyDialog what={request && 'phone'} message={request?.message} onClose={closeVerifyPhone} />;
}
