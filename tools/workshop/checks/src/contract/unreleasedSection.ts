const HEADING = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

/** A changelog's text under "Unreleased"; undefined if there is no such heading. */
export const unreleasedSection = (changelog: string): string | undefined => HEADING.exec(changelog)?.[1];
