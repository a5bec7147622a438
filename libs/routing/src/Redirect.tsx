import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

interface Props {
  to: string;
  /** History state for the target page. */
  state?: unknown;
}

/** Redirects instead of rendering; the current address is replaced in the history. */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(to, { replace: true, state }));
  useEffect(() => leave(), [to]);
  return null;
}
