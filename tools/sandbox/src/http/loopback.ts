const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether an address of the network is this machine itself. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** Whether a host name (without port) can only mean this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || isLoopbackAddress(host);

/** A Host header without its port. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '');
