import type { AboutContent } from '../../../content/types/about';
import { Band } from '../../components/Band';
import { Button } from '../../components/Button';
import { Passage } from '../Passage';

/** The organization in whose competition we take part. */
export function Organization({ link, ...words }: AboutContent['first']) {
  return (
    <Band surface="night">
      <Passage {...words} isStriped isBeside>
        <Button link={link} tone="quiet" />
      </Passage>
    </Band>
  );
}
