import { laterTexts } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import type { ComponentType } from 'react';
import { shellMessages } from './messages.ts';

/** A part of the shell that comes later, with the texts that are kept for later. Goes into a `Suspense`. */
export const later = <Props>(importPart: () => Promise<ComponentType<Props>>) =>
  lazyPart(importPart, ...laterTexts(shellMessages));
