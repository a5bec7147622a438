/** A fault that waits for its operation. */
export interface ArmedFault {
  operationId: string;
  /** The name of a way to fail, or of one of the operation's examples. */
  fault: string;
  /** How many calls it still spoils. */
  times: number;
}

export interface ArmedFaults {
  arm(fault: ArmedFault): void;
  /** The fault for this call, which then counts as used; undefined when none waits. */
  take(operationId: string): string | undefined;
  list(): readonly ArmedFault[];
  clear(): void;
}

/** Faults that were ordered beforehand, one per operation; they live as long as the process. */
export function createArmedFaults(): ArmedFaults {
  const armed = new Map<string, ArmedFault>();
  return {
    arm: (fault) => void armed.set(fault.operationId, fault),
    take(operationId) {
      const found = armed.get(operationId);
      if (!found) return undefined;
      if (found.times > 1) armed.set(operationId, { ...found, times: found.times - 1 });
      else armed.delete(operationId);
      return found.fault;
    },
    list: () => [...armed.values()],
    clear: () => armed.clear(),
  };
}
