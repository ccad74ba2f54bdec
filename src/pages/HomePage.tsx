import { home } from '../../content/home';
import { news } from '../../content/news';
import { year } from '../../content/schedule';
import { team } from '../../content/team';
import { Page } from '../layout/Page';
import { CallToAction } from '../sections/CallToAction';
import { Banner } from '../sections/home/Banner';
import { BuildSeason } from '../sections/home/BuildSeason';
import { Challenges } from '../sections/home/Challenges';
import { DonateNote } from '../sections/home/DonateNote';
import { FirstMeeting } from '../sections/home/FirstMeeting';
import { Joining } from '../sections/home/Joining';
import { LatestNews } from '../sections/home/LatestNews';
import { Meetings } from '../sections/home/Meetings';
import { Passage } from '../sections/Passage';

/** Who the team is, what it does, when it meets and how to join. */
export function HomePage() {
  return (
    <Page head={home.head}>
      <Banner {...home.banner}>
        <DonateNote {...home.donating} />
      </Banner>
      <Passage {...home.intro} isStriped isBeside />
      <Joining {...home.joining}>
        <FirstMeeting {...home.joining.firstMeeting} year={year} />
      </Joining>
      <Meetings {...home.meetings} facts={year} />
      <LatestNews {...home.news} list={news.list} entry={news.entry} />
      <BuildSeason {...home.buildSeason} />
      <Challenges {...home.challenges} timeZone={team.timeZone} />
      <CallToAction {...home.aboutCard} />
    </Page>
  );
}
