import { formatFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { execFileSync } from 'node:child_process';
import { addHandler } from './addHandler.ts';
import type { OperationOptions } from './OperationOptions.ts';
import { planOperation } from './OperationPlan.ts';
import { writeContract } from './writeContract.ts';

/**
 * `nx g @baize/generators:operation getHotTables --method get --path /hot-tables --area casino --summary "…"`:
 * describes it in the contract, generates the client's types, and adds a placeholder handler to the sandbox.
 * @throws if the name or the path is taken, or an option is invalid
 */
export async function operationGenerator(tree: Tree, options: OperationOptions): Promise<GeneratorCallback> {
  const plan = planOperation(tree, options);
  writeContract(tree, plan);
  const routes = addHandler(tree, plan.area, plan.operationId);
  await formatFiles(tree);
  return () => {
    execFileSync(process.execPath, ['libs/api/gen/generate.ts'], { cwd: tree.root, stdio: 'inherit' });
    logger.info(
      [
        'Next:',
        `1. Say in ${plan.file}, openapi/schemas and openapi/examples/${plan.operationId} what it really asks and replies, then npm run gen.`,
        `2. Write its handler in ${routes}, in the place of notImplemented: the sandbox's tests are red until then.`,
        `3. Call it: nx g @baize/generators:slice <lib> <slice> --operation ${plan.operationId}`,
      ].join('\n'),
    );
  };
}
