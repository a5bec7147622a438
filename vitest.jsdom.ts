import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom, created once per worker, plus features of browsers and Node that it lacks: streams, compression, locks. */
export default {
  ...jsdom,
  name: 'jsdom-once',
  async setupVM(options) {
    const made = await jsdom.setupVM!(options);
    return {
      ...made,
      getVmContext() {
        const page = made.getVmContext();
        for (const name of Object.getOwnPropertyNames(globalThis))
          if (!(name in page))
            Object.defineProperty(page, name, Object.getOwnPropertyDescriptor(globalThis, name)!);
        return page;
      },
    };
  },
} satisfies Environment;
