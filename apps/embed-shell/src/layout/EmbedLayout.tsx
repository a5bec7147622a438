import { Page } from '@baize/shell';
import type { ReactNode } from 'react';

/** The site inside somebody else's page: the host has header, menus and footer. */
export const EmbedLayout = ({ children }: { children: ReactNode }) => <Page>{children}</Page>;
