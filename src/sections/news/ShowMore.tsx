import { styled } from 'styled-components';
import type { NewsContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { color, size, space, type, withoutControls } from '../../theme/read';

interface ShowMoreProps {
  readonly shown: number;
  /** The number of articles; undefined while not known. */
  readonly total: number | undefined;
  readonly words: NewsContent['more'];
  readonly onPress: () => void;
}

/** A button for the rest of a long list. Hidden without JavaScript: articles link to older ones. */
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

  ${withoutControls} {
    display: none;
  }
`;

const Count = styled.p`
  ${type('small')}
  min-height: ${size('smallLine')};
  color: ${color('inkSoft')};
`;
