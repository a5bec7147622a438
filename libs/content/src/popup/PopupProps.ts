import type { Popup } from '@baize/api';

/** What every model of the popup gets. */
export interface PopupProps {
  popup: Popup;
  open: boolean;
  onClose: () => void;
}
