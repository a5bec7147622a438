/** Where a sandbox that is killed keeps its data. */
export interface Place {
  args: readonly string[];
  env: Record<string, string>;
}
