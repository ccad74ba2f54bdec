import { team } from './team';

/** The address of a new e-mail to the team, with its subject filled in. */
export function mailTo(subject: string): string {
  return `mailto:${team.email}?subject=${encodeURIComponent(subject)}`;
}
