/** How long the network may take before a kept copy is shown instead, where there is one. */
export const PATIENCE_MS = 3000;

/**
 * The network's answer if it comes in time, so that nobody stays on an old version; otherwise the
 * kept copy; without one the network's answer whenever it comes. Undefined when there is neither.
 */
export async function newestOrKept(
  asked: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const answered = asked.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const inTime = await Promise.race([answered, patience]);
  clearTimeout(timer);
  if (inTime && inTime.status < 500) return inTime;
  // Storage may be forbidden.
  return (await findCopy().catch(() => undefined)) ?? answered;
}
