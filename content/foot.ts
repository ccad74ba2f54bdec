import type { FootContent } from './contentTypes';
import { feeds } from './feeds';
import { team } from './team';

/** The words at the foot of every page: the social strip, the footer and its switches. */
export const foot = {
  social: { label: 'Social media' },
  footer: {
    label: 'About this site',
    teamName: team.fullName,
    founded: `A team since ${team.founded.elsewhere}`,
    contact: {
      email: { label: team.email, to: `mailto:${team.email}`, about: 'e-mail the team' },
      address: {
        label: `${team.school.street}, ${team.school.city}`,
        to: team.school.map,
        about: 'on a map',
      },
    },
    sitemap: { title: 'Sitemap' },
    external: { title: 'Elsewhere' },
    feeds: { title: feeds.label },
    code: { label: 'Our code', to: team.accounts.code.url, about: 'on GitHub' },
    clock: 'The time now',
  },
  appearance: {
    title: 'Appearance',
    scheme: {
      label: 'Colors',
      choices: [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'system', label: 'System' },
      ],
    },
    calm: {
      label: 'Calm',
      hint: 'Stops everything that moves',
      choices: [
        { value: 'on', label: 'On' },
        { value: 'off', label: 'Off' },
      ],
    },
  },
} satisfies FootContent;
