import { about } from '../../content/about';
import { CallToAction } from '../sections/CallToAction';
import { Organization } from '../sections/about/Organization';
import { Results } from '../sections/about/Results';
import { Robots } from '../sections/about/Robots';
import { Year } from '../sections/about/Year';
import { Passage } from '../sections/Passage';

/** What lies below the first two screens of About. */
export function AboutPageRest() {
  return (
    <>
      <Organization {...about.first} />
      <Year {...about.year} />
      <Passage {...about.university} isBeside />
      <Robots {...about.robots} />
      <Results {...about.results} />
      <CallToAction {...about.join} />
    </>
  );
}
