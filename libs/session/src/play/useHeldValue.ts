import { useState } from 'react';

/** The latest value, or, while `isHeld`, the last one from before. */
export function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value);
  if (!isHeld && !Object.is(last, value)) setLast(value);
  return isHeld ? last : value;
}
