/** Does each step in a task of its own, after a further frame has been drawn. Written into the page as text (`boot`). */
export async function inFrames(steps: (() => unknown)[]) {
  for (const step of steps) {
    await new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)));
    step();
  }
}
