import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/contentTypes';
import { Band } from '../components/Band';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { InlineText } from '../components/InlineText';
import { Paragraphs } from '../components/Paragraphs';
import { from, inPrint, size, space, type } from '../theme/read';

interface CallToActionProps extends TextSection {
  readonly link: Link;
}

/** The end of a page: one thing to do next, on a rust ground. */
export function CallToAction({ title, paragraphs, link }: CallToActionProps) {
  return (
    <Band surface="rust" comb="right">
      <Call>
        <Heading level={2} size="display">
          <InlineText text={title} />
        </Heading>
        <Reason>
          <Paragraphs texts={paragraphs} />
          <Button link={link} />
        </Reason>
      </Call>
    </Band>
  );
}

const Call = styled.section`
  display: grid;
  gap: ${space('xl')};

  ${from('wide')} {
    grid-template-columns: 3fr 2fr;
    align-items: end;
    column-gap: ${space('l')};
  }

  ${from('full')} {
    grid-template-columns: 1fr minmax(auto, 20rem);
    column-gap: ${space('xl')};
  }

  /* Buttons are useless on paper. */
  ${inPrint} {
    display: none;
  }
`;

const Reason = styled.div`
  ${type('lede')}
  display: grid;
  gap: ${space('l')};
  max-width: ${size('measure')};
`;
