import type { Popup } from '@baize/api';
import { useIsReachable } from '@baize/routing';
import { useState } from 'react';

/** A popup's link target, if the app has such a page, and its image unless it turns out to be broken. */
export function usePopupTarget({ url, image }: Popup) {
  const isReachable = useIsReachable();
  const [isBroken, setBroken] = useState(false);
  return {
    url: isReachable(url ?? '') ? url : undefined,
    image: image === '' || isBroken ? undefined : image,
    onImageError: () => setBroken(true),
  };
}
