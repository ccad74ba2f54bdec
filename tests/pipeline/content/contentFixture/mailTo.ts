import { team } from './team';

export function mailTo(subject: string): string {
  return `mailto:${team.email}?subject=${encodeURIComponent(subject)}`;
}
