import type { ReplyKind } from './OperationOptions.ts';
import type { OperationPlan } from './OperationPlan.ts';

const parameter = (name: string) => `    - name: ${name}
      in: path
      required: true
      schema: { type: string, pattern: '^[A-Za-z0-9_-]{1,64}$' }
`;

const request = ({ operationId, schema }: OperationPlan) => `  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../../schemas/${schema}Request.yaml }
        examples:
          request: { $ref: ../../examples/${operationId}/request.yaml }
`;

const FIELD: Readonly<Record<ReplyKind, (schema: string) => readonly [name: string, schema: string]>> = {
  list: (schema) => ['data', `{ type: array, maxItems: 200, items: { $ref: ../../schemas/${schema}.yaml } }`],
  item: (schema) => ['data', `{ $ref: ../../schemas/${schema}.yaml }`],
  done: () => ['success', '{ type: boolean, const: true }'],
};

/** The names of the success examples; tests are answered with the first one. */
export const exampleNames = ({ reply }: OperationPlan): readonly string[] =>
  ({ list: ['list', 'none'], item: ['item'], done: ['done'] })[reply];

const examples = (plan: OperationPlan) =>
  exampleNames(plan)
    .map((name) => `            ${name}: { $ref: ../../examples/${plan.operationId}/${name}.yaml }\n`)
    .join('');

const REFUSED_BODY = `    '422':
      description: The body is not as described.
      content:
        application/json:
          schema: { $ref: ../../schemas/ErrorReply.yaml }
          examples:
            invalidParameter: { $ref: ../../examples/shared/invalidParameter.yaml }
`;

const refusal = (status: number, name: string) => `    '${status}': { $ref: ../../responses/${name}.yaml }\n`;

/** The operation's YAML for its path's file, with every refusal that operations of its kind can return. */
export function describeOperation(plan: OperationPlan): string {
  const { method, operationId, summary, tag, player, parameters, sendsBody, reply, schema } = plan;
  const [field, type] = FIELD[reply](schema);
  return [
    `${method}:\n  operationId: ${operationId}\n  summary: ${JSON.stringify(summary)}\n  tags: [${tag}]\n`,
    `  security:\n    - siteId: []\n${player ? '      bearer: []\n' : ''}`,
    `  parameters:\n    - $ref: ../../parameters/AcceptLanguage.yaml\n${parameters.map(parameter).join('')}`,
    sendsBody ? request(plan) : '',
    `  responses:\n    '200':\n      description: ${JSON.stringify(`${summary}.`)}\n`,
    '      content:\n        application/json:\n          schema:\n            type: object\n',
    `            required: [${field}]\n            properties:\n              ${field}: ${type}\n`,
    `          examples:\n${examples(plan)}`,
    refusal(400, 'BadRequest'),
    player ? refusal(401, 'Unauthorized') : '',
    parameters.length > 0 ? refusal(404, 'NotFound') : '',
    sendsBody ? refusal(413, 'PayloadTooLarge') + REFUSED_BODY : '',
    refusal(429, 'TooManyRequests'),
    refusal(500, 'ServerError'),
  ].join('');
}
