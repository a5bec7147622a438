/** Runs each step in a separate task, after one more paint. Inlined into the page as text (`bootstrapScript`). */
export async function runAfterPaints(steps: (() => unknown)[]) {
  for (const step of steps) {
    await new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)));
    step();
  }
}
