/* @chunk auto */
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** The router counts the site's entries in each entry's state; the first one has nothing of the site before it. */
const isFirstPage = () => {
  const state: unknown = history.state;
  return !(state instanceof Object && 'idx' in state && Number(state.idx) > 0);
};

/**
 * Leaves the page for the one that the player came from, as Back does. On the first page of a visit, `otherwise`
 * replaces it.
 */
export function useGoBack(): (otherwise: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (otherwise) => void (isFirstPage() ? navigate(otherwise, { replace: true }) : navigate(-1)),
    [navigate],
  );
}
