/** The port that the environment asks for in PORT, or `usual`. Throws an Error that says what a port is. */
export function readPort(
  environment: Readonly<Record<string, string | undefined>>,
  usual: number,
): number {
  const text = environment.PORT?.trim();
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}". Give a whole number up to 65535, such as PORT=${usual}.`);
}
