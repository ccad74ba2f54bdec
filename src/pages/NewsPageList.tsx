import { news } from '../../content/news';
import { newsNotices } from '../../content/newsNotices';
import { newsTools } from '../../content/newsTools';
import { team } from '../../content/team';
import { NewsBoard } from '../sections/news/NewsBoard';

/** The live part of the News page. */
export function NewsPageList() {
  return (
    <NewsBoard
      entry={news.entry}
      tools={newsTools}
      notices={newsNotices}
      timeZone={team.timeZone}
    />
  );
}
