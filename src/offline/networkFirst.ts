export const NETWORK_TIMEOUT_MS = 3000;

/**
 * Returns the network's answer if it comes in time, so that nobody stays on an old version; otherwise the
 * cached copy; without a copy, the network's answer whenever it comes. Undefined when there is neither.
 */
export async function networkFirst(
  asked: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const answered = asked.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), NETWORK_TIMEOUT_MS);
  });
  const inTime = await Promise.race([answered, patience]);
  clearTimeout(timer);
  if (inTime && inTime.status < 500) return inTime;
  // Storage may be forbidden.
  return (await findCopy().catch(() => undefined)) ?? answered;
}
