import { styled } from 'styled-components';
import type { Link, TextSection } from '../../content/contentTypes';
import { Band } from '../components/Band';
import { Button } from '../components/Button';
import { Heading } from '../components/Heading';
import { InlineText, Paragraphs } from '../components/InlineText';
import { columnsInFull } from '../theme/columns';
import { from, notPrinted, size, space, type } from '../theme/read';

interface CallToActionProps extends TextSection {
  readonly link: Link;
}

/** The end of a page: one thing to do next, on a rust ground. */
export function CallToAction({ title, paragraphs, link }: CallToActionProps) {
  return (
    <Band surface="rust">
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
  gap: ${space('l')};

  /* Not as loud as the title of the page that it ends. */
  & > h2 {
    font-size: clamp(3.25rem, 2rem + 4.6vw, 6.25rem);
    line-height: 0.92;
  }

  /* In narrower windows, the columns are too narrow for words of this size. */
  ${columnsInFull}
  ${from('full')} {
    align-items: center;

    & > h2 {
      font-size: clamp(3.25rem, 1.45rem + 4.1vw, 5.1rem);
    }
  }

  /* Buttons are useless on paper. */
  ${notPrinted}
`;

const Reason = styled.div`
  ${type('lede')}
  display: grid;
  gap: ${space('l')};
  max-width: ${size('measure')};

  & > p {
    text-wrap: balance;
  }
`;
