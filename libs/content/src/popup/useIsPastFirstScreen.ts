import { useEffect, useState } from 'react';

/** Whether the visitor has ever scrolled past the first screen. It listens only while `wanted`. */
export function useIsPastFirstScreen(wanted: boolean): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!wanted || isPast) return undefined;
    const look = () => {
      if (window.scrollY > window.innerHeight) setPast(true);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [wanted, isPast]);
  return isPast;
}
