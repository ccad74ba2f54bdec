/** Sends a request to a database as its owner, whom no rule stops. Rejects when it is refused. */
export async function sendToDatabase(
  host: string,
  method: 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<void> {
  const response = await fetch(`http://${host}/${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
}
