import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Heading } from '../components/Heading';
import { color, size, stacked, type } from '../theme/read';

/** What an editor may want to know, on one screen. */
export function HelpPage() {
  return (
    <>
      <Heading level={1} size="title" isStriped>
        {desk.help.title}
      </Heading>
      <Answers>
        {desk.help.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </Answers>
    </>
  );
}

const Answers = styled.dl`
  ${stacked('m')}
  max-width: ${size('measure')};

  & dt {
    ${type('label')}
  }

  & dd {
    color: ${color('inkSoft')};
  }
`;
