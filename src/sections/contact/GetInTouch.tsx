import { styled } from 'styled-components';
import type { ContactContent } from '../../../content/contentTypes';
import { ArrowLink } from '../../components/ArrowLink';
import { Band } from '../../components/Band';
import { Button } from '../../components/Button';
import { Heading } from '../../components/Heading';
import { InlineText } from '../../components/InlineText';
import { columns } from '../../theme/columns';
import { color, from, size, space, type } from '../../theme/read';

/** One e-mail address, and links to the same address with the subject filled in. */
export function GetInTouch({
  title,
  text,
  link,
  topicsTitle,
  topics,
}: ContactContent['getInTouch']) {
  return (
    <Band surface="signal">
      <Desk>
        <Ask>
          <Heading level={2} size="display">
            {title}
          </Heading>
          <Advice>
            <InlineText text={text} />
          </Advice>
          <Button link={link} />
        </Ask>
        <Subjects>
          <Heading level={3}>{topicsTitle}</Heading>
          <Topics>
            {topics.map((topic) => (
              <li key={topic.to}>
                <Topic {...topic} />
              </li>
            ))}
          </Topics>
        </Subjects>
      </Desk>
    </Band>
  );
}

const Desk = styled.section`
  display: grid;
  break-inside: avoid;
  gap: ${space('xxl')};

  ${from('wide')} {
    align-items: end;
  }
  ${columns}
`;

const Ask = styled.div`
  display: grid;
  gap: ${space('l')};
`;

const Advice = styled.p`
  ${type('lede')}
  max-width: ${size('measure')};
`;

const Subjects = styled.div`
  display: grid;
  gap: ${space('m')};
`;

const Topics = styled.ul`
  display: grid;
  border-top: 2px solid ${color('ink')};

  /* In Safari the list's empty marker would add to the height of a row. */
  & > li {
    display: grid;
  }
`;

const Topic = styled(ArrowLink)`
  ${type('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('m')};
  min-height: ${size('target')};
  padding: ${space('s')} ${space('s')} ${space('s')} 0;
  border-bottom: 1px solid ${color('edge')};
`;
