import type { Link } from '../../content/contentTypes';
import { parseInline } from '../lib/inlineText';
import { LinkWords } from './LinkWords';
import { TextLink } from './TextLink';

/** A link of content, its label with its emphasis. */
export function ContentLink({ label, to, about }: Link) {
  return (
    <TextLink to={to} about={about}>
      <LinkWords parts={parseInline(label)} />
    </TextLink>
  );
}
