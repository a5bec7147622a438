import type { Popup } from '@baize/api';

/** Props of every popup variant. */
export interface PopupProps {
  popup: Popup;
  open: boolean;
  onClose: () => void;
}
