/** A fault that applies to an operation's next calls. */
export interface ArmedFault {
  operationId: string;
  /** A fault's name, or the name of one of the operation's examples. */
  fault: string;
  /** The number of calls left. */
  times: number;
}

export interface ArmedFaults {
  arm(fault: ArmedFault): void;
  /** Takes the fault for this call, which counts as used; undefined if there is none. */
  take(operationId: string): string | undefined;
  list(): readonly ArmedFault[];
  clear(): void;
}

/** Faults armed on the control page, one per operation, kept in memory. */
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
