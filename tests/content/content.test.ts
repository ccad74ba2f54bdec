import { about } from '../../content/about';
import { clock } from '../../content/clock';
import { contact } from '../../content/contact';
import { home } from '../../content/home';
import { site } from '../../content/site';
import { articlePage } from '../../content/article';
import { news } from '../../content/news';
import { offline } from '../../content/offline';
import { outreach } from '../../content/outreach';
import { seasonLinks, seasonPage } from '../../content/seasonPage';
import { seasons } from '../../content/seasons';
import { crescendo } from '../../content/seasons/2024-crescendo';
import { reefscape } from '../../content/seasons/2025-reefscape';
import { rebuilt } from '../../content/seasons/2026-rebuilt';
import { spokenDay, yearOf } from '../../content/spoken';
import { sponsors } from '../../content/sponsors';
import { team } from '../../content/team';
import { readArticleFiles } from '../../src/pipeline/news/newsFolder';
import { withoutMarks } from '../../src/lib/inlineText';

const pages = {
  home,
  about,
  contact,
  news,
  outreach,
  sponsors,
  clock,
  rebuilt: seasonPage(rebuilt),
  reefscape: { ...seasonPage(reefscape), page: reefscape.page },
  crescendo: { ...seasonPage(crescendo), page: crescendo.page },
};

/** Returns all texts of a piece of content in order, except those that take a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the pages have the agreed titles, word for word', () => {
  expect(home.head.title).toBe('RoboHornets - Home');
  expect(about.head.title).toBe('RoboHornets - About');
  expect(contact.head.title).toBe('RoboHornets - Home');
  expect(outreach.head.title).toBe('RoboHornets - Outreach');
  expect(sponsors.head.title).toBe('RoboHornets - Sponsors');
  expect(clock.head.title).toBe('RoboHornets - What time is it?');
  expect(pages.rebuilt.head.title).toBe('RoboHornets - Rebuilt');
  expect(pages.reefscape.head.title).toBe('RoboHornets - Reefscape');
  expect(pages.crescendo.head.title).toBe('RoboHornets - Crescendo');
  expect(news.head.title).toBe('RoboHornets Robotics News');
  expect(articlePage.articleHead.title('Kickoff')).toBe('Kickoff - RoboHornets News');
});

test('the meta description of News begins with the required words', () => {
  expect(news.head.description).toMatch(/^Latest news and updates from FRC Team 1209/);
});

test('each of the two founding years appears where it belongs', () => {
  expect(textsOf(about).join(' ')).toContain('founded in 2002');
  expect(textsOf(about).join(' ')).not.toContain('2003');
  expect(home.head.description).toContain('2003');
  expect(sponsors.team.paragraphs[0]).toContain('since 2003');
  expect(site.footer.founded).toContain('2003');
});

test('the team’s own texts are kept word for word', () => {
  const all = textsOf(pages);
  const agreed = [
    'BTW ROBOTICS',
    'Joining Team 1209',
    'Meetings',
    'Build Season',
    'FRC Challenges',
    'Read More About our Team',
    'ABOUT US',
    'CONTACT US',
    'Team Contacts',
    'Mentors',
    'Team Leadership',
    'Team Location',
    'Get in Touch',
    'Email Us',
    'NEWS',
    'Newest to Oldest',
    'Oldest to Newest',
    'A to Z',
    'Z to A',
    'SPONSORS',
    'outreach works!',
    'What time is it?',
    'Kickoff was livestreamed on Twitch. There are YouTube videos available below.',
    'Kickoff Stream',
    'Game Reveal',
    'Check out our 2025 season safety animation!',
    'Crescendo was the 2024 challenge for frc.',
    'Our Robot',
    'Java the Hutt',
    '91 lbs',
    'Swerve',
    '22x22x25 inches',
  ];
  expect(agreed.filter((words) => !all.includes(words))).toEqual([]);
});

test('the first meeting of new members is given with its day, and with its year where it may be over', () => {
  const { date, neutral, upcoming, passed, nextUnknown } = home.joining.firstMeeting;
  expect(date).toBe(team.firstMeeting.date);
  expect(withoutMarks(upcoming(date))).toContain(`is on ${spokenDay(date)}.`);
  expect(withoutMarks(passed)).toContain(`was on ${spokenDay(date)}, ${yearOf(date)}.`);
  expect(withoutMarks(neutral)).toContain(`${spokenDay(date)}, ${yearOf(date)}`);
  expect(withoutMarks(neutral)).not.toMatch(/\b(is|was|will)\b/);
  expect(nextUnknown).toContain('not announced');
});

test('wherever pages name several seasons, the newest comes first', () => {
  const kickoffs = seasons.map(({ kickoff }) => kickoff);
  expect(kickoffs).toEqual([...kickoffs].sort().reverse());
});

test('a season has the same name on the offline page as on the showcases', () => {
  expect(offline.pages.links).toEqual(expect.arrayContaining(seasonLinks()));
});

test('each e-mail topic fills in its own subject', () => {
  const addresses = contact.topics.links.map(({ to }) => to);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThanOrEqual(5);
  for (const address of addresses) {
    expect(address).toMatch(/^mailto:\S+\?subject=\S+$/);
    expect(new URL(address).pathname).toBe(team.email);
  }
});

test.each(Object.entries(pages))(
  'on %s, FIRST is always italic, and each name that is somebody’s has ® at its first mention',
  (_, page) => {
    const { head, ...body } = page;
    const words = textsOf(body)
      .filter((text) => !/^(https?:|mailto:|\/)/.test(text))
      .join('\n')
      .replace(/\]\([^)]*\)/g, ']');
    const mentions = [...words.matchAll(/\*?\bFIRST\b\*?®?/g)].map(([mention]) => mention);
    expect(mentions.filter((mention) => !/^\*FIRST\*®?$/.test(mention))).toEqual([]);
    // On a page without a mention, the first one is in the footer.
    expect(mentions.slice(0, 1)).toEqual(mentions.length > 0 ? ['*FIRST*®'] : []);
    for (const name of ['LEGO', 'Gracious Professionalism', 'Coopertition'])
      expect(words.split(name)[1] ?? '®').toMatch(/^®/);
    expect(textsOf(head).join(' ')).not.toContain('*');
  },
);

test('the footer marks FIRST too, for the pages where it has the first mention', () => {
  expect(site.footer.external.links[0]?.label).toBe('*FIRST*®');
});

test('the sample articles date from 2018 on, each with a date and a title of its own', () => {
  const articles = readArticleFiles('content/news');
  expect(articles.length).toBeGreaterThanOrEqual(8);
  for (const { id, date } of articles) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Number(date.slice(0, 4))).toBeGreaterThanOrEqual(2018);
  }
  expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
});
