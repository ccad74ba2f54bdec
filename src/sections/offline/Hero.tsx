import type { OfflineContent } from '../../../content/types/frame';
import { Paragraph } from '../../components/InlineText';
import { PageTitle } from '../../components/PageTitle';

/** Says that there is no connection, and what can be done about it. */
export function Hero({ title, text }: Pick<OfflineContent, 'title' | 'text'>) {
  return (
    <PageTitle title={title}>
      <Paragraph text={text} />
    </PageTitle>
  );
}
