/** The port of the site on this machine, unless the environment sets another. */
const USUAL_PORT = 5000;

/** Reads the port from PORT, or returns the usual one. Throws an Error that says what a port is. */
export function readPort(environment: Readonly<Record<string, string | undefined>>): number {
  const text = environment.PORT?.trim();
  if (!text) return USUAL_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `PORT is "${text}". Give a whole number up to 65535, such as PORT=${USUAL_PORT}.`,
  );
}
