/** Returns whether an address is one of this machine, where nothing needs https. */
export const isOnThisMachine = ({ hostname }: URL) =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
