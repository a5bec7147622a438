/** A promise that is kept after so many ms. */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
