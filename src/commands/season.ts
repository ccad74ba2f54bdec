import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './runCommand';

/**
 * npm run season -- 2027 "NAME": writes the file of a new season, every field explained, lists it in
 * content/seasons.ts, and says what to fill in.
 */
await runCommand(async (report) => {
  const [year = '', name = ''] = process.argv.slice(2);
  if (!/^20\d\d$/.test(year) || !/^[A-Z][A-Z0-9 ]*$/i.test(name.trim())) {
    throw new Error('Say which: npm run season -- 2027 "NAME", the year and the name of the game.');
  }
  const words = name.trim().toLowerCase().split(/\s+/);
  const slug = words.join('-');
  const file = join('content', 'seasons', `${year}-${slug}.ts`);
  const list = join(root, 'content', 'seasons.ts');
  const before = readFileSync(list, 'utf8');
  if (existsSync(join(root, file))) throw new Error(`${file} is there already: edit it.`);
  const constant = words.map((word, place) => (place === 0 ? word : capitalized(word))).join('');
  const own = /^\d/.test(constant) ? `game${constant}` : constant;
  writeFileSync(join(root, file), seasonFile({ year, own, slug, words }));
  writeFileSync(
    list,
    before
      .replace('\n\n', `\nimport { ${own} } from './seasons/${year}-${slug}';\n\n`)
      .replace('([', `([${own}, `),
  );
  report(`${file} is written, and listed in content/seasons.ts`);
  report('Missing: the day of kickoff; then whatever is known of what stands in // lines');
});

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

interface NewSeason {
  readonly year: string;
  readonly own: string;
  readonly slug: string;
  readonly words: readonly string[];
}

function seasonFile({ year, own, slug, words }: NewSeason): string {
  return `import type { Season } from '../types/season';

export const ${own} = {
  // The name of the game in capitals, as its page shows it, and as links and cards write it.
  name: '${words.join(' ').toUpperCase()}',
  shortName: '${words.map(capitalized).join(' ')}',
  // The address of its page. It never changes once the page is public.
  path: '/${slug}',
  // The day of kickoff: write it in place of 00. The meetings of build season follow from it.
  kickoff: '${year}-01-00',
  // The color of its page: 'honey', 'crimson', 'cobalt', 'forest' or 'plum'.
  color: 'cobalt',
  // Take the // away from what is known, and write it in place of each …; everything below may be missing.
  // What robots do in the game, after the word "Robots", such as 'score fuel in a hub and climb a tower':
  // task: '…',
  // A robot needs its name: leave all of it out until it has one.
  // robot: {
  //   name: '…',
  //   // Such as 'Swerve', 'eight Kraken X60', 'a shooter and a climber', '91 lbs', '22x22x25 inches':
  //   drive: '…',
  //   motors: '…',
  //   equipment: '…',
  //   weight: '…',
  //   sizeWithoutBumpers: '…',
  //   code: 'https://github.com/robohornets/…',
  //   // A picture of the robot without background, square, in content/pictures, and what it shows:
  //   picture: { file: 'robot-….png', alt: '…, our ${year} robot, …' },
  //   // The same from other sides, for its news:
  //   views: [{ file: 'robot-…-left.png', alt: '…' }],
  //   // If these are drawings, not photographs:
  //   isDrawn: true,
  //   // With pictures from all sides it can be turned: their folder in content/pictures/turn, and how far it is
  //   // turned from its front in its picture above, in degrees:
  //   turn: { folder: '…', from: 30 },
  // },
  // film: {
  //   title: 'Our ${year} robot reveal',
  //   poster: { file: '….jpg', alt: '…' },
  //   // The eleven characters after v= in its address on YouTube:
  //   id: '…',
  // },
  // links: [{ label: 'Game Reveal', to: 'https://www.youtube.com/watch?v=…' }],
} satisfies Season;
`;
}
