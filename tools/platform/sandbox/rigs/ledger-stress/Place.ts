/** Where a sandbox keeps its data across kills. */
export interface Place {
  args: readonly string[];
  env: Record<string, string>;
}
