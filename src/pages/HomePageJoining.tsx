import { home } from '../../content/home';
import { team } from '../../content/team';
import { FirstMeeting } from '../sections/home/FirstMeeting';
import { Joining } from '../sections/home/Joining';

/** How to join the team, below the opening of Home. */
export function HomePageJoining() {
  return (
    <Joining {...home.joining}>
      <FirstMeeting {...home.joining.firstMeeting} timeZone={team.timeZone} />
    </Joining>
  );
}
