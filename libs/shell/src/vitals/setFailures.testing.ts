/** Makes the page one that reports, with these failures so far. @returns what it notes before they are counted */
export function setFailures(...failures: readonly unknown[]): unknown[] {
  const noted = [...failures];
  globalThis.baizeFailures = {
    noted,
    push: (failure) => noted.push(failure),
    onCaughtError: (error) => noted.push(error),
  };
  return noted;
}

/** Makes the page one that doesn't report. */
export const unsetFailures = () => (globalThis.baizeFailures = undefined);
