import { about } from '../../content/about';
import { CallToAction } from '../sections/CallToAction';
import { First } from '../sections/about/First';
import { Results } from '../sections/about/Results';
import { Robots } from '../sections/about/Robots';
import { University } from '../sections/about/University';
import { Year } from '../sections/about/Year';

/** What lies below the first two screens of About. */
export function AboutPageRest() {
  return (
    <>
      <First {...about.first} />
      <Year {...about.year} />
      <University {...about.university} />
      <Robots {...about.robots} />
      <Results {...about.results} />
      <CallToAction {...about.join} />
    </>
  );
}
