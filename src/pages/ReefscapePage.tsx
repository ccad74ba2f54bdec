import { reefscape } from '../../content/seasons/reefscape';
import { Page } from '../layout/Page';
import { later } from '../navigation/later';
import { whenNear } from '../lib/whenNear';
import { Opening } from '../sections/reefscape/Opening';
import { Sea } from '../sections/reefscape/Sea';

/** The season of Reefscape: the game, and the robot that the team built for it. */
export function ReefscapePage() {
  return (
    <Page head={reefscape.head}>
      <Sea home={reefscape.home} movement={reefscape.movement}>
        <Opening title={reefscape.title} logo={reefscape.logo} />
        <Rest />
      </Sea>
    </Page>
  );
}

const Rest = later(
  whenNear('main header + *'),
  async () => (await import('./ReefscapePageRest')).ReefscapePageRest,
);

ReefscapePage.parts = [Rest];
