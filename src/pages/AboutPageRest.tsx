import { about } from '../../content/about';
import { Chapter } from '../sections/about/Chapter';
import { First } from '../sections/about/First';
import { Results } from '../sections/about/Results';
import { Robots } from '../sections/about/Robots';
import { University } from '../sections/about/University';

/** What lies below the first two screens of About. */
export function AboutPageRest() {
  return (
    <>
      <First {...about.first} />
      <Chapter {...about.year} />
      <University {...about.university} />
      <Robots {...about.robots} />
      <Results {...about.results} />
    </>
  );
}
