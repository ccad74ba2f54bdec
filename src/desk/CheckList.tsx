import { styled } from 'styled-components';
import { articleChecks, articleReminder } from '../../content/articleChecks';
import { desk } from '../../content/desk';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { ArticleFinding } from '../news/articleFinding';
import { color, size, space, stacked, type, wrapped } from '../theme/read';
import { PlainButton } from './Message';

interface CheckListProps {
  readonly findings: readonly ArticleFinding[];
  /** Shows the place in the text. */
  readonly onShow: (finding: ArticleFinding) => void;
  readonly onMend: (finding: ArticleFinding) => void;
}

/** What the site would show otherwise than it was meant, each with its place and what to do about it. */
export function CheckList({ findings, onShow, onMend }: CheckListProps) {
  const words = desk.write.checks;
  // What is missing altogether is said when it is to be published.
  const shown = findings.filter(({ kind }) => !/Missing$/.test(kind));
  return (
    <Box aria-label={words.title}>
      <Title>{words.title}</Title>
      {shown.length === 0 && <p>{words.none}</p>}
      <List>
        {shown.map((finding) => {
          const { problem, remedy } = articleChecks[finding.kind](finding.found);
          return (
            <Item
              key={`${finding.kind} ${finding.part} ${finding.start}`}
              $isError={finding.isError}
            >
              <p>
                {finding.isError && <b>{words.error} </b>}
                {problem} {remedy}
              </p>
              {finding.part === 'content' && (
                <PlainButton onClick={() => onShow(finding)}>
                  {words.place(finding.line)}
                  <VisuallyHidden>{words.mendAbout(problem)}</VisuallyHidden>
                </PlainButton>
              )}
              {finding.part === 'content' && finding.fix !== undefined && (
                <PlainButton onClick={() => onMend(finding)}>
                  {finding.kind === 'breakLost' ? words.keepBreak : words.mend}
                  <VisuallyHidden>{words.mendAbout(problem)}</VisuallyHidden>
                </PlainButton>
              )}
            </Item>
          );
        })}
      </List>
      <p>{articleReminder}</p>
    </Box>
  );
}

const Box = styled.section`
  ${type('small')}
  ${stacked('s')}
  max-width: ${size('measure')};
`;

const Title = styled.h2`
  ${type('label')}
`;

const List = styled.ul`
  ${stacked('s')}

  &:empty {
    display: none;
  }
`;

const Item = styled.li<{ $isError: boolean }>`
  ${wrapped('none', 'l')}
  padding-left: ${space('s')};
  border-left: 4px solid ${({ $isError }) => color($isError ? 'signal' : 'line')};

  & > p {
    flex-basis: 100%;
  }
`;
