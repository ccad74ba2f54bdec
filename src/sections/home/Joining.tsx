import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HomeContent } from '../../../content/types/home';
import { Band } from '../../components/Band';
import { Button } from '../../components/Button';
import { CellList } from '../../components/CellList';
import { Heading } from '../../components/Heading';
import { Paragraph, Paragraphs } from '../../components/InlineText';
import { columns } from '../../theme/columns';
import { from, size, space, stacked, wrapped } from '../../theme/read';
import { RobotPlan } from './RobotPlan';

type JoiningProps = Omit<HomeContent['joining'], 'firstMeeting'> & {
  readonly children: ReactNode;
};

/** How to become a member, and what new members learn first. */
export function Joining({ title, children, paragraphs, robot101, picture, link }: JoiningProps) {
  return (
    <Band surface="night">
      <Halves>
        <HowToJoin>
          <Heading level={2} isStriped>
            {title}
          </Heading>
          {children}
          <Paragraphs texts={paragraphs} />
          <Button link={link} />
        </HowToJoin>
        <Course>
          <RobotPlan {...picture} />
          <div>
            <Heading level={3}>{robot101.title}</Heading>
            <Paragraph text={robot101.text} />
            <CellList items={robot101.topics} />
          </div>
        </Course>
      </Halves>
    </Band>
  );
}

const Halves = styled.section`
  ${stacked('xxl')}
  align-items: start;

  ${from('wide')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space('xl')};
  }

  ${from('full')} {
    ${columns}
  }
`;

const HowToJoin = styled.div`
  ${stacked('l')}
  max-width: ${size('measure')};
`;

/** The sheet has margins of its own, which may lie over the gaps. */
const Course = styled.div`
  ${wrapped('l')}
  align-items: center;
  break-inside: avoid;

  & > :first-child {
    flex: 1 1 26rem;
    margin: calc(-1 * ${space('m')}) calc(-1 * ${space('xl')});

    ${from('full')} {
      max-width: 48rem;
      margin: calc(-1 * ${space('xxl')});
      margin-inline-end: calc(-1 * ${space('xl')});
    }
  }

  & > :last-child {
    flex: 0 1 auto;
    min-width: min(12rem, 100%);
  }
`;
