import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/types/basics';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { InlineText, Paragraphs } from '../components/InlineText';
import { inPrint } from '../theme/media';
import { space, stacked, type } from '../theme/read';

interface StatementProps extends Pick<TextSection, 'paragraphs'> {
  readonly title?: string;
  readonly link?: Link;
}

/** What a page has to say, in large type. */
export function Statement({ title, paragraphs, link }: StatementProps) {
  return (
    <Words>
      {title && (
        <Heading level={2} isStriped>
          <InlineText text={title} />
        </Heading>
      )}
      <Paragraphs texts={paragraphs} />
      {link && <Button link={link} tone="quiet" />}
    </Words>
  );
}

const Words = styled.section`
  ${stacked('m')}

  & > p {
    ${type('statement')}

    ${inPrint} {
      ${type('lede')}
    }
  }

  /* Large type needs more room above a button than between its paragraphs. */
  & > p + a {
    margin-top: ${space('xs')};
  }
`;
