import { useState } from 'react';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { Anchor } from '../components/Anchor';
import { color, from, motion, space, stacked, type, wrapped } from '../theme/read';
import { standingOf, textOf } from './articles';
import type { DeskArticle } from './articles';
import { Confirm } from './Dialog';
import { writePath } from './deskPaths';
import type { Fault } from './readLive';
import { PlainButton } from './Message';
import type { DeskPageProps } from './session';
import { inTulsa } from './tulsaTime';
import { OutcomeMessage, useAttempt } from './useAttempt';
import { writeArticle } from './writeArticle';

interface ArticleRowProps {
  readonly article: DeskArticle;
  readonly given: DeskPageProps;
  readonly onMended: () => void;
}

/** One article in the list: what it is called, how it stands, and who changed it last. */
export function ArticleRow({ article, given, onMended }: ArticleRowProps) {
  const words = desk.list;
  const { id, record, live } = article;
  const { title, date } = textOf(article);
  const standing = standingOf(article);
  const faults = live?.faults ?? [];
  return (
    <Row>
      <Title to={writePath(id)}>{title || words.untitled}</Title>
      <Facts>
        <Standing data-standing={standing}>{words.standings[standing]}</Standing>
        <span>{date ? inTulsa(date) : words.undated}</span>
        {record && <span>{words.changedBy(record.name, inTulsa(record.changed))}</span>}
      </Facts>
      {standing === 'sentBack' && <p>{desk.write.notices.sentBack(record!.note)}</p>}
      {/* Where changes wait, to publish them mends it; they are not to be published, nor lost, by a repair. */}
      {given.member.role === 'editor' && faults.length > 0 && standing !== 'changed' && (
        <Mend article={article} faults={faults} given={given} onMended={onMended} />
      )}
    </Row>
  );
}

interface MendProps extends ArticleRowProps {
  readonly faults: readonly Fault[];
}

/** Explains what is wrong with an article from the console, and puts it right. */
function Mend({ article, faults, given, onMended }: MendProps) {
  const words = desk.list.mend;
  const [isAsking, setIsAsking] = useState(false);
  const { outcome, attempt } = useAttempt(given.session);
  const found = textOf(article);
  const [now] = useState(Date.now);
  const text = { ...found, date: found.date || now };

  const mend = () => {
    setIsAsking(false);
    return attempt(async () => {
      await writeArticle(given.database, given.member, article, 'publish', text);
      onMended();
    });
  };

  return (
    <Mending>
      <PlainButton onClick={() => setIsAsking(true)}>{words.action}</PlainButton>
      <OutcomeMessage outcome={outcome} onRetry={mend} />
      {isAsking && (
        <Confirm
          title={words.title(text.title || article.id)}
          action={words.confirm}
          onConfirm={() => void mend()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.text}</p>
          <Faults>
            {faults.map((fault) => (
              <li key={fault.field}>{sentenceOf(fault)}</li>
            ))}
          </Faults>
          <p>{text.title ? words.after(text.title, inTulsa(text.date)) : words.unmendable}</p>
        </Confirm>
      )}
    </Mending>
  );
}

function sentenceOf({ kind, field, found = '' }: Fault): string {
  const { faults } = desk.list.mend;
  return kind === 'misspelled' ? faults.misspelled(field, found) : faults[kind](field);
}

const Row = styled.li`
  ${stacked('xxs')}
  padding-block: ${space('m')};
  border-bottom: 1px solid ${color('line')};
`;

const Title = styled(Anchor)`
  ${type('heading')}
  justify-self: start;
  text-decoration: none;
  ${motion('respond')}

  &:hover {
    color: ${color('accent')};
  }
`;

const Facts = styled.p`
  ${type('small')}
  display: grid;
  color: ${color('inkSoft')};

  ${from('wide')} {
    ${wrapped('none', 'l')}
  }
`;

const Standing = styled.span`
  color: ${color('ink')};
  font-weight: 700;

  &:not([data-standing='published'], [data-standing='notFromDesk'], [data-standing='deleted']) {
    color: ${color('accent')};
  }
`;

const Mending = styled.div`
  display: grid;
  justify-items: start;
`;

const Faults = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
`;
