import { about } from '../../content/about';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Figures } from '../sections/about/Figures';
import { Hero } from '../sections/about/Hero';
import { Organization } from '../sections/about/Organization';
import { Results } from '../sections/Results';
import { Robots } from '../sections/about/Robots';
import { Year } from '../sections/about/Year';
import { Passage } from '../sections/Passage';

/** Who the team is: its story and mission, its year, its robots, its results, and how to join. */
export function AboutPage() {
  return (
    <Page head={about.head}>
      <Hero title={about.title} picture={about.picture} />
      <Figures figures={about.figures} />
      <Passage {...about.story} isBeside />
      <Passage {...about.mission} isBeside />
      <Organization {...about.first} />
      <Year {...about.year} />
      <Passage {...about.university} isBeside />
      <Robots {...about.robots} />
      <Results {...about.results} />
      <CallToAction {...about.join} />
    </Page>
  );
}
