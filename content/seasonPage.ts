import type { PlainLink } from './types/basics';
import type { Fact, Film, Robot, Season, SeasonPageContent, VideoContent } from './types/season';
import { resultRows } from './resultRows';
import { competitions } from './results';
import { schedule } from './schedule';
import { seasons } from './seasons';
import { pages } from './site';
import { capitalized, spokenDate, spokenDay, spokenNumber, yearOf } from './spoken';
import { team } from './team';

/** Links to the pages of all seasons but one given, the newest first. */
export function seasonLinks(besides?: Season): PlainLink[] {
  return seasons
    .filter((season) => season !== besides)
    .map(({ kickoff, shortName, path }) => ({
      label: `${yearOf(kickoff)} ${shortName}`,
      to: path,
    }));
}

/**
 * What the page of a season says, made from its facts. Nobody edits it when a season begins or ends, so that
 * it speaks neither of what is nor of what was.
 */
export function seasonPage(season: Season): SeasonPageContent {
  const { name, shortName, kickoff, task, robot, film, links = [] } = season;
  const year = yearOf(kickoff);
  const rows = resultRows(year);
  const start = { label: 'Kickoff', value: `${spokenDay(kickoff)}, ${year}` };
  return {
    head: {
      title: `${team.product} - ${shortName}`,
      description: robot
        ? `${name}, the ${year} FRC challenge, and ${robot.name}, the robot that ${team.fullName}, built for it.`
        : `${name}, the ${year} FRC challenge, and what ${team.fullName}, makes of it.`,
    },
    title: name,
    year,
    kickoff: { ...start, date: kickoff },
    home: {
      ...pages.home,
      // Only these: what else is on is said on Home.
      facts: { schedule, events: competitions.filter(({ from }) => yearOf(from) === year) },
      watchLive: (where) => `Watch live: ${where}.`,
    },
    game: {
      title: 'The game',
      paragraphs: [
        `The ${year} game of the ${team.first.firstMention} Robotics Competition, revealed at kickoff on ${spokenDate(kickoff)}, ${year}. ${
          task
            ? `In alliances of three, robots ${task}.`
            : `From that day, we have ${spokenNumber(team.buildSeasonWeeks)} weeks to build a robot for it: our [news](/news) tells how it goes.`
        }`,
      ],
    },
    robot: robot && {
      title: 'Our Robot',
      facts: factsOf(robot),
      picture: robot.views?.[0] ?? robot.picture,
      print: 'Print the poster',
      turn: robot.turn && {
        ...robot.turn,
        label: `Turn ${robot.name}`,
        sides: ['front', 'right side', 'behind', 'left side'],
      },
    },
    results:
      rows.length > 0
        ? {
            title: 'Our Results',
            caption: `Results of Team ${team.number} in ${year}`,
            columns: { event: 'Event', result: 'Result' },
            rows,
          }
        : undefined,
    film: film && videoOf(film),
    links: [...(robot?.code ? [{ label: `Code of ${robot.name}`, to: robot.code }] : []), ...links],
    otherSeasons: { title: 'Other seasons', links: seasonLinks(season) },
    poster: {
      title: name,
      year,
      color: season.color,
      robot: robot?.name,
      picture: robot?.picture,
      facts: [...(robot ? factsOf(robot).slice(1) : []), start].slice(0, 3),
      team: team.fullName,
      email: team.email,
      code: 'QR code of this page',
    },
  };
}

function factsOf({ name, weight, drive, motors, sizeWithoutBumpers, equipment }: Robot): Fact[] {
  const facts = [
    { label: 'Name', value: name },
    { label: 'Weight', value: weight },
    { label: 'Drive system', value: drive },
    { label: 'Motors', value: motors && capitalized(motors) },
    { label: 'Size without bumpers', value: sizeWithoutBumpers },
    { label: 'Equipped with', value: equipment && capitalized(equipment) },
  ];
  return facts.filter((fact): fact is Fact => fact.value !== undefined);
}

function videoOf(film: Film): VideoContent {
  return {
    ...film,
    channel: team.accounts.video.url,
    label: `${film.id ? 'Play video' : 'Watch on our video channel'}: ${film.title}`,
    privacy: film.id && 'The video loads from YouTube, and only after you press play.',
  };
}
