/** Waits until every promise in `work` has settled, at most `ms`. Never rejects. */
export async function withTimeout(ms: number, work: readonly unknown[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([Promise.allSettled(work), enough]);
  clearTimeout(timer);
}
