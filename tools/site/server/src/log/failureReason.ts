/** Why a request to the platform failed, in a few words that include nothing from the request. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}
