import { useState } from 'react';

/** Which records of a list show their details; several can be open. */
export function useOpenKeys() {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set());
  const toggle = (key: string | number) =>
    setKeys((was) => {
      const next = new Set(was);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return { isOpen: (key: string | number) => keys.has(key), toggle };
}
