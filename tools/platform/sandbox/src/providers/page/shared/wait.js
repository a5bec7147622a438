/** A promise that resolves after so many ms. */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
