import { PageReadyProvider } from '@baize/ui';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Wraps each page: on back navigation it renders all parts at once. */
export const PageScope = ({ children }: { children: ReactNode }) => (
  <PageReadyProvider atOnce={useNavigationType() === NavigationType.Pop}>{children}</PageReadyProvider>
);
