import type { NewsToolsContent } from '../../../content/contentTypes';
import { Announcement } from '../../components/Announcement';
import type { ListChanges } from '../../news/listChanges';

interface ListAnnouncementProps {
  readonly latest: ListChanges | undefined;
  readonly onDismiss: () => void;
  readonly words: NewsToolsContent['announcements'];
}

/** Says what has changed in the list. */
export function ListAnnouncement({ latest, onDismiss, words }: ListAnnouncementProps) {
  return (
    <Announcement
      message={latest && messageFor(latest, words)}
      about={latest}
      onDismiss={onDismiss}
    />
  );
}

function messageFor(
  { added, removed }: ListChanges,
  words: ListAnnouncementProps['words'],
): string {
  if (added.length > 0) return words.added(added.length);
  return removed > 0 ? words.removed : words.changed;
}
