import { useState } from 'react';

/** Returns the latest value or, while `isHeld`, the last value from before the hold. */
export function useHeldValue<T>(value: T, isHeld: boolean): T {
  const [last, setLast] = useState(value);
  if (!isHeld && !Object.is(last, value)) setLast(value);
  return isHeld ? last : value;
}
