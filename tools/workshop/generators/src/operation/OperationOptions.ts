export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export const REPLIES = ['list', 'item', 'done'] as const;
export type ReplyKind = (typeof REPLIES)[number];

export interface OperationOptions {
  operationId: string;
  method: Method;
  /** Below `/_api`, with `{parameters}`: `/hot-tables/{type}`. */
  path: string;
  /** The folder in openapi/paths, and the sandbox's routes file. */
  area: string;
  /** One line: its purpose. */
  summary: string;
  /**
   * The content of a success reply: a list under `data`, one item under `data`, or just a confirmation. Default: a list
   * for GET, otherwise the last.
   */
  reply?: ReplyKind;
  /** The schema of the reply; by default derived from the operationId. */
  schema?: string;
  /** Requires login. */
  player?: boolean;
}
