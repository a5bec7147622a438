export const ADDRESS_LENGTH = { min: 2, max: 100 } as const;

export function validateAddress(address: string): 'short' | 'long' | undefined {
  if (address.length < ADDRESS_LENGTH.min) return 'short';
  return address.length > ADDRESS_LENGTH.max ? 'long' : undefined;
}
