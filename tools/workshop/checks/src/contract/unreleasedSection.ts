const HEADING = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

/** A changelog's text under "Unreleased"; undefined without such a heading. */
export const unreleasedSection = (changelog: string): string | undefined => HEADING.exec(changelog)?.[1];
