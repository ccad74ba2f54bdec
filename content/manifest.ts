import type { ManifestContent } from './contentTypes';
import { team } from './team';

/** What a phone shows of the site when it is put on the home screen. */
export const manifest = {
  name: team.fullName,
  shortName: team.name,
  description: `The robotics team of ${team.school.name} in Tulsa, Oklahoma.`,
} satisfies ManifestContent;
