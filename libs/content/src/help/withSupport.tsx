import type { ComponentType } from 'react';
import { SupportContext, type OpenSupport } from './SupportContext.ts';

/** A page on which help is offered. */
export const withSupport = (openSupport: OpenSupport, Page: ComponentType): ComponentType =>
  function Supported() {
    return (
      <SupportContext value={openSupport}>
        <Page />
      </SupportContext>
    );
  };
