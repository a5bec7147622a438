/** A promise that resolves after this many ms. */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
