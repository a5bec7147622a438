/**
 * Where overlays hang. Told it, they are drawn with what opened them, in slices if that is; left to themselves, the
 * primitives draw once to find it out and everything in a second go, which cannot be sliced.
 */
export const portalRoot = (): HTMLElement | undefined => globalThis.document?.body;
