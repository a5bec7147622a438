/** Where a journey acts: a page, or a frame in it. Elements are named by CSS, or by XPath where it begins with `//`. */
export interface EnginePlace {
  /** Waits until an element is shown. @throws when it isn't in time */
  see(element: string): Promise<void>;
  /** Waits until an element is shown, then clicks it as a person does. */
  click(element: string): Promise<void>;
  /** Clicks a field and types into it. */
  type(element: string, text: string): Promise<void>;
}

/** A page of a real browser, as far as the smoke journey needs it. */
export interface EnginePage extends EnginePlace {
  /** Opens an address and waits until its page is interactive. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Acts in the first frame that `frame` names. */
  within(frame: string, work: (place: EnginePlace) => Promise<void>): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** In ms. A browser that is started cold on a busy machine takes long for its first page. */
export const PATIENCE = 45_000;

/** Whether the page is interactive. */
export const IS_READY = "document.documentElement.hasAttribute('data-ready')";
