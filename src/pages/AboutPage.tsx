import { about } from '../../content/about';
import { Page } from '../layout/Page';
import { Chapter } from '../sections/about/Chapter';
import { Figures } from '../sections/about/Figures';
import { First } from '../sections/about/First';
import { Opening } from '../sections/about/Opening';
import { Results } from '../sections/about/Results';
import { Robots } from '../sections/about/Robots';
import { University } from '../sections/about/University';

export function AboutPage() {
  return (
    <Page head={about.head}>
      <Opening title={about.title} picture={about.picture} />
      <Figures figures={about.figures} />
      <Chapter {...about.story} />
      <Chapter {...about.mission} />
      <First {...about.first} />
      <Chapter {...about.year} />
      <University {...about.university} />
      <Robots {...about.robots} />
      <Results {...about.results} />
    </Page>
  );
}
