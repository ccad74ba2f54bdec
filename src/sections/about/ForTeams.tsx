import type { AboutContent } from '../../../content/types/about';
import { CellList } from '../../components/CellList';
import { Paragraphs } from '../../components/InlineText';
import { Passage } from '../Passage';

/** What other teams can use of ours. */
export function ForTeams({ topics, code, ...words }: AboutContent['teams']) {
  return (
    <Passage {...words} isBeside>
      <CellList items={topics} />
      <Paragraphs texts={code} />
    </Passage>
  );
}
