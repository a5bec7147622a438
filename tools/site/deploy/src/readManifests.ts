import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** The folder of the manifests. */
export const KUBERNETES = join(import.meta.dirname, '../kubernetes');

/** An object that is sent to Kubernetes, as in its file. */
export interface Manifest {
  /** Relative to the folder. */
  file: string;
  content: { apiVersion: string; kind: string; metadata?: { name?: string } };
}

/**
 * Reads the objects of some manifests; a file may have several.
 * @param pattern - a glob in the folder of the manifests
 * @throws if a file isn't valid YAML
 */
export const readManifests = (pattern: string): Manifest[] =>
  globSync(pattern, { cwd: KUBERNETES })
    .sort()
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(KUBERNETES, file), 'utf8')).map((document) => {
        if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`);
        return { file, content: document.toJS() as Manifest['content'] };
      }),
    );
