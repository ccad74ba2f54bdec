import { styled } from 'styled-components';
import type { SponsorsContent } from '../../../content/types/sponsors';
import { Heading } from '../../components/Heading';
import { Paragraphs } from '../../components/InlineText';
import { PageQrCode } from '../../components/PageQrCode';
import { inPrint } from '../../theme/media';
import { color, space, stacked, type } from '../../theme/read';

type ReachProps = Pick<SponsorsContent['join'], 'title' | 'paragraphs'> & SponsorsContent['paper'];

/** How to reach us, for paper alone. Nothing after it is printed, so that the page is one sheet to hand over. */
export function Reach({ title, paragraphs, email, code }: ReachProps) {
  return (
    <Strip>
      <Words>
        <Heading level={2}>{title}</Heading>
        <Paragraphs texts={paragraphs} />
        <Email>{email}</Email>
      </Words>
      <PageQrCode alt={code} />
    </Strip>
  );
}

const Strip = styled.section`
  display: none;

  ${inPrint} {
    display: grid;
    grid-template-columns: 1fr 34mm;
    gap: ${space('xl')};
    align-items: center;
    padding-top: ${space('m')};
    border-top: 2px solid ${color('ink')};
    break-inside: avoid;

    & ~ * {
      display: none;
    }
  }
`;

const Words = styled.div`
  ${stacked('s')}
`;

const Email = styled.address`
  ${type('heading')}
`;
