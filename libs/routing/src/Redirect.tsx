import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useReportNotFound } from './NotFoundContext.ts';

const NOT_FOUND = '/404';

interface Props {
  to: string;
  /** History state for the target page. */
  state?: unknown;
}

/**
 * Redirects and renders nothing; the current address is replaced in the history. Where only the address is wrong, the page
 * renders beside it. To /404 it is also the page's status when the server renders it.
 */
export function Redirect({ to, state }: Props) {
  const navigate = useNavigate();
  useReportNotFound(to === NOT_FOUND);
  const leave = useEffectEvent(() => void navigate(to, { replace: true, state }));
  useEffect(() => leave(), [to]);
  return null;
}
