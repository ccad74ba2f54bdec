import { styled } from 'styled-components';
import type { NewsToolsContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { color, onSheet, space, type, withoutScript } from '../../theme/read';

interface ShowMoreProps {
  readonly shown: number;
  /** How many there are; undefined while that is not known. */
  readonly total: number | undefined;
  readonly words: NewsToolsContent['more'];
  readonly onPress: () => void;
}

/** The way to the rest of a long list. Not there without script: the oldest articles are reached from the others. */
export function ShowMore({ shown, total, words, onPress }: ShowMoreProps) {
  return (
    <More>
      <Count>{total !== undefined && words.shown(shown, total)}</Count>
      <Button tone="quiet" onPress={onPress}>
        {words.label}
      </Button>
    </More>
  );
}

const More = styled.div`
  display: grid;
  gap: ${space('m')};
  justify-items: center;

  & > button {
    justify-self: center;
  }

  ${withoutScript} {
    display: none;
  }

  ${onSheet} {
    display: none;
  }
`;

const Count = styled.p`
  ${type('small')}
  min-height: 1lh;
  color: ${color('inkSoft')};
`;
