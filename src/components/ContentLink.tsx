import type { Link } from '../../content/contentTypes';
import { parseInline } from '../lib/inlineText';
import { LinkText } from './LinkText';
import { TextLink } from './TextLink';

/** A link from the content, with the emphasis in its label. */
export function ContentLink({ label, to, about }: Link) {
  return (
    <TextLink to={to}>
      <LinkText text={parseInline(label)} about={about} />
    </TextLink>
  );
}
