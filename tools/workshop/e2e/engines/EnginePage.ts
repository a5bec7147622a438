/**
 * A page, or a frame in it, in which a journey acts. Elements are given as CSS selectors, or as XPath if it begins with
 * `//`.
 */
export interface EnginePlace {
  /** Waits until an element is visible. @throws if it isn't in time */
  see(element: string): Promise<void>;
  /** Waits until an element is visible, then clicks it like a user. */
  click(element: string): Promise<void>;
  /** Clicks a field and types into it. */
  type(element: string, text: string): Promise<void>;
}

/** A page of a real browser, with the functions that the smoke journey needs. */
export interface EnginePage extends EnginePlace {
  /** Opens a URL and waits until its page is interactive. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  /** Acts in the first frame that matches `frame`. */
  within(frame: string, work: (place: EnginePlace) => Promise<void>): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface WindowSize {
  width: number;
  height: number;
}

/** In ms. On a busy machine, a freshly started browser needs a long time for its first page. */
export const PATIENCE = 45_000;

/** Whether the page is interactive. */
export const IS_READY = "document.querySelector(':root[data-ready]') !== null";
