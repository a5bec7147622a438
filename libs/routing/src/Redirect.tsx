import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  to: string;
  /** History state for the page that is gone to. */
  state?: unknown;
}

/** Goes elsewhere instead of showing anything; the address it stands at leaves the history. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(to, { replace: true, state }));
  useEffect(() => leave(), [to]);
  return null;
}
