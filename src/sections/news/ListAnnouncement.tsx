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
  { added, changed, removed }: ListChanges,
  words: ListAnnouncementProps['words'],
): string {
  return [
    added.length > 0 && words.added(added.length),
    changed > 0 && words.changed(changed),
    removed > 0 && words.removed(removed),
  ]
    .filter(Boolean)
    .join(', ');
}
