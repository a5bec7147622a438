/** The version of web that a page shows (`SHOW_VERSION`). */
export const versionIn = (html: string): string | undefined =>
  /id="version"[^>]*>web ([\d.]+)/.exec(html)?.[1];
