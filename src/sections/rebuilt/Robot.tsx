import { styled } from 'styled-components';
import type { RebuiltContent } from '../../../content/contentTypes';
import { Button } from '../../components/Button';
import { space } from '../../theme/read';
import { Passage } from '../Passage';
import { Scene } from './Scene';
import { Tower } from './Tower';

/** Our robot of the year, and where to read more about it. */
export function Robot({ links, ...words }: RebuiltContent['robot']) {
  return (
    <Scene drawing={<Tower />} side="left">
      <Passage {...words} size="display">
        <Links>
          {links.map((link) => (
            <li key={link.to}>
              <Button link={link} tone="quiet" />
            </li>
          ))}
        </Links>
      </Passage>
    </Scene>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('m')};
`;
