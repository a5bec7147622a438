import type { ComponentType } from 'react';
import { SupportContext, type OpenSupport } from './SupportContext.ts';

/** Provides `openSupport` to a page. */
export const withSupport = (openSupport: OpenSupport, Page: ComponentType): ComponentType =>
  function Supported() {
    return (
      <SupportContext value={openSupport}>
        <Page />
      </SupportContext>
    );
  };
