const HEADING = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m;

/** What a changelog says under "Unreleased"; undefined when it has no such heading. */
export const unreleasedOf = (changelog: string): string | undefined => HEADING.exec(changelog)?.[1];
