import type { HomeContent } from './contentTypes';
import { spokenDay, spokenList } from './spoken';
import { sharedWords } from './sharedWords';
import { team } from './team';
import { yearOf } from './yearOf';

const { first, school, firstMeeting } = team;

/** The first two screens of Home; the banner and what lies below have files of their own. */
export const home = {
  head: {
    title: `${team.product} - Home`,
    description: `${team.fullName}: the robotics team of ${school.name} in Tulsa, Oklahoma, since ${team.founded.elsewhere}. Over ${team.membersOver} members.`,
  },
  intro: {
    title: `We are the ${team.name}`,
    paragraphs: [
      `FRC Team ${team.number} is the robotics team of ${school.name} in Tulsa, Oklahoma. Over ${team.membersOver} members design, build and program a new robot every year for the ${first.firstMention} Robotics Competition.`,
      `${sharedWords.noShopClass}. On the team you learn to work with tools, CAD, electronics and code by building a robot that competes.`,
    ],
  },
  joining: {
    title: `Joining Team ${team.number}`,
    firstMeeting: {
      date: firstMeeting.date,
      neutral: `First new-member meeting: *${spokenDay(firstMeeting.date)}, ${yearOf(firstMeeting.date)}*.`,
      upcoming: `The first new-member meeting is on *${spokenDay(firstMeeting.date)}*.`,
      passed: `The first new-member meeting was on *${spokenDay(firstMeeting.date)}, ${yearOf(firstMeeting.date)}*.`,
      nextUnknown: 'The date of the next one is not announced yet.',
    },
    paragraphs: [
      `You can also meet us at ${spokenList(team.recruitingEvents)}. ${sharedWords.questionsWelcome}`,
    ],
    robot101: {
      title: team.course,
      text: 'Where new members start. It covers:',
      topics: [
        'Tools and safety',
        'Research',
        'CAD',
        'Electronics',
        'Programming',
        'Outreach',
        'The basics of FRC',
      ],
    },
    link: { label: 'Contact', to: '/contact', about: 'the team about joining' },
  },
} satisfies HomeContent;
