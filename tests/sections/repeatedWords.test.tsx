/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { about } from '../../content/about';
import { contact } from '../../content/contact';
import { home } from '../../content/home';
import { outreach } from '../../content/outreach';
import { year } from '../../content/schedule';
import { CellList } from '../../src/components/CellList';
import { FactList } from '../../src/components/FactList';
import { Paragraphs } from '../../src/components/InlineText';
import { Results } from '../../src/sections/Results';
import { TeamLocation } from '../../src/sections/contact/TeamLocation';
import { About } from '../../src/sections/crescendo/About';
import { Meetings } from '../../src/sections/home/Meetings';
import { Entries } from '../../src/sections/outreach/Entries';
import { renderSite } from '../renderSite';

const { meetings } = home;
const [season] = meetings.seasons;
const [time] = season!.times;
const [place] = contact.location.places;
const [result] = about.results.rows;
const [entry] = outreach.entries.list;

test.each<[string, ReactNode]>([
  ['paragraph', <Paragraphs texts={['Join us.', 'Join us.']} />],
  ['sentence of Crescendo', <About title="About" paragraphs={['Loud.', 'Loud.']} />],
  ['fact', <FactList facts={Array(2).fill({ label: 'Regional', value: 'Finalists' })} />],
  ['topic', <CellList items={['CAD', 'CAD']} />],
  [
    'line of an address',
    <TeamLocation {...contact.location} places={[{ ...place!, lines: ['Tulsa', 'Tulsa'] }]} />,
  ],
  [
    'day of meetings',
    <Meetings {...meetings} seasons={[{ ...season!, times: [time!, time!] }]} facts={year} />,
  ],
  ['season', <Meetings {...meetings} seasons={[season!, season!]} facts={year} />],
  ['result', <Results {...about.results} rows={[result!, result!]} />],
  ['activity', <Entries {...outreach.entries} list={[entry!, entry!]} />],
])('a %s may appear twice', (_, part) => {
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  renderSite(part);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
