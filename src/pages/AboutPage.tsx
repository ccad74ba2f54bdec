import { about } from '../../content/about';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Figures } from '../sections/Figures';
import { ForTeams } from '../sections/about/ForTeams';
import { Hero } from '../sections/about/Hero';
import { Organization } from '../sections/about/Organization';
import { Results } from '../sections/Results';
import { Robots } from '../sections/about/Robots';
import { Story } from '../sections/about/Story';
import { Timeline } from '../sections/about/Timeline';
import { Passage } from '../sections/Passage';

/** Who the team is: its story and mission, its year, its robots, its results, what it shares, and how to join. */
export function AboutPage() {
  return (
    <Page head={about.head}>
      <Hero title={about.title} picture={about.picture} />
      <Figures figures={about.figures} />
      <Story {...about.story} />
      <Organization {...about.first} />
      <Timeline {...about.year} />
      <Passage {...about.university} isBeside />
      <Robots {...about.robots} />
      <Timeline {...about.milestones} />
      <Results {...about.results} />
      <ForTeams {...about.teams} />
      <CallToAction {...about.join} emblem="cells" />
    </Page>
  );
}
