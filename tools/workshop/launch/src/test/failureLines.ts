/** A line about a failure: a failed test, an uncaught error, a violated rule, a problem listed by a check. */
const FAILURE = /\bFAIL\b|✘|×|✗|\bUnhandled\b|\bError:|\berror\s|\bfailed\b|✖|^- \S+ .*\S/;
const MAX = 40;

/** The lines of a failed step's output that describe the failures, so that the end of a long log is enough. */
export function failureLines(output: string): readonly string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const failing = [...new Set(lines.filter((line) => FAILURE.test(line)))];
  return (failing.length > 0 ? failing : lines.filter(Boolean)).slice(-MAX);
}
