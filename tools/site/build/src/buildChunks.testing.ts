import { dirname } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

interface Split {
  plugin: Plugin;
  groups: Rolldown.CodeSplittingGroup[];
}

interface BuiltChunk {
  name: string;
  moduleIds: string[];
}

/** Builds an entry in memory, split into chunks by a plugin and its groups. */
export async function buildChunks(input: string, { plugin, groups }: Split): Promise<BuiltChunk[]> {
  const built = await build({
    root: dirname(input),
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input, output: { codeSplitting: { groups } } } },
  });
  const { output } = [built].flat()[0] as { output: BuiltChunk[] };
  return output;
}
