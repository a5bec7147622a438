import { loadLater } from '@baize/i18n';
import { lazy, type ComponentType } from 'react';
import { shellMessages } from './messages.ts';

/** A part of the shell that comes later, with the texts that are kept for later. Goes into a `Suspense`. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [Component] = await Promise.all([load(), loadLater(shellMessages)]);
    return { default: Component };
  });
