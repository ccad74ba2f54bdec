import type { OfflineContent } from '../../../content/contentTypes';
import { InlineText } from '../../components/InlineText';
import { PageTitle } from '../../components/PageTitle';

export function Opening({ title, text }: Pick<OfflineContent, 'title' | 'text'>) {
  return (
    <PageTitle title={title}>
      <p>
        <InlineText text={text} />
      </p>
    </PageTitle>
  );
}
