export interface FrameBatch {
  add: (message: string) => void;
  /** Drops pending messages. */
  clear: () => void;
}

/** Of a burst, only the newest messages are kept until the next frame. */
const MAX_WAITING = 400;

/** Delivers messages once per frame, so that a burst costs no more than a few. */
export function createFrameBatch(onBatch: (messages: readonly string[]) => void): FrameBatch {
  let waiting: string[] = [];
  let frame: number | undefined;
  const flush = () => {
    frame = undefined;
    const messages = waiting;
    waiting = [];
    onBatch(messages);
  };
  return {
    add: (message) => {
      waiting.push(message);
      if (waiting.length > MAX_WAITING) waiting.shift();
      frame ??= requestAnimationFrame(flush);
    },
    clear: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      waiting = [];
    },
  };
}
