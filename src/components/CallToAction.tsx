import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Link } from '../../content/contentTypes';
import { from, inPrint, size, space, type } from '../theme/read';
import { Band } from './Band';
import { Button } from './Button';
import { Heading } from './Heading';

interface CallToActionProps {
  readonly title: string;
  readonly link: Link;
  readonly children: ReactNode;
}

/** The end of a page: one thing to do next, on a rust ground. */
export function CallToAction({ title, link, children }: CallToActionProps) {
  return (
    <Band surface="rust" comb="right">
      <Call>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Reason>
          {children}
          <Button to={link.to} about={link.about}>
            {link.label}
          </Button>
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
