import { PageReadyProvider } from '@baize/ui';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Around each page: one that the player returns to renders all of its parts at once. */
export const PageScope = ({ children }: { children: ReactNode }) => (
  <PageReadyProvider atOnce={useNavigationType() === NavigationType.Pop}>{children}</PageReadyProvider>
);
