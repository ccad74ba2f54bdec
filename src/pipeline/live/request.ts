import { fetchOrExplain } from '../fetchOrExplain';

/** Requests an address of the site without following redirects. Rejects as `fetchOrExplain` does. */
export async function request(address: string) {
  const answer = await fetchOrExplain('The site', new URL(address), { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
