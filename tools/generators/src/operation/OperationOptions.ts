export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export const REPLIES = ['list', 'item', 'done'] as const;
export type ReplyKind = (typeof REPLIES)[number];

export interface OperationOptions {
  operationId: string;
  method: Method;
  /** Below `/_api`, with `{parameters}`: `/hot-tables/{type}`. */
  path: string;
  /** The folder in openapi/paths, and the file of the sandbox's routes. */
  area: string;
  /** One line of what it is for. */
  summary: string;
  /** What a yes holds: a list under `data`, one thing under `data`, or only that it's done; a list for GET, else that. */
  reply?: ReplyKind;
  /** The schema of what is replied; made from the operationId when left out. */
  schema?: string;
  /** Only players may call it. */
  player?: boolean;
}
