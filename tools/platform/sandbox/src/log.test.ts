import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const linesOf = (
  options: { quiet?: boolean },
  use: (log: ReturnType<typeof createLog>) => void,
): string[] => {
  const lines: string[] = [];
  use(createLog({ ...options, write: (line) => lines.push(line) }));
  return lines;
};

describe('createLog', () => {
  it('writes one JSON line per event', () => {
    const [line = ''] = linesOf({}, (log) => log.info('Answered', { status: 200 }));
    expect(JSON.parse(line)).toMatchObject({ level: 'info', message: 'Answered', status: 200 });
    expect(line.endsWith('}\n')).toBe(true);
  });

  it('redacts secrets by name, in URLs, in headers and in errors', () => {
    const secret = 'TOPSECRET-0123456789';
    const [line = ''] = linesOf({}, (log) =>
      log.error('x', {
        body: { password: secret, sms_code: secret, nested: [{ access_token: secret }] },
        headers: { Authorization: `Bearer ${secret}` },
        path: `/slot/1?launch=${secret}&x=1`,
        error: new Error(`failed with Bearer ${secret}`),
      }),
    );
    expect(line).not.toContain(secret);
    expect(line).toContain('x=1');
  });

  it('logs only warnings and errors when quiet', () => {
    const lines = linesOf({ quiet: true }, (log) => {
      log.info('a');
      log.warn('b');
    });
    expect(lines).toHaveLength(1);
  });
});
