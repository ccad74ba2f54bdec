import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ClockContent } from '../../../content/contentTypes';
import { Honeycomb } from '../../components/Honeycomb';
import { InlineText } from '../../components/InlineText';
import { Letters } from '../../components/Letters';
import { color, from, size, space, type } from '../../theme/read';

interface CountdownProps extends Pick<ClockContent, 'title' | 'text' | 'debugMode' | 'debugLine'> {
  /** The dial. */
  readonly children: ReactNode;
}

/** The favorite time of day, as large as the window. */
export function Countdown({ title, text, debugMode, debugLine, children }: CountdownProps) {
  return (
    <Wall data-bleed data-surface="night">
      <Honeycomb from="left" />
      <Face>
        <Words>
          <Title>
            <Letters text={title} pace="title" />
          </Title>
          <Custom>
            <InlineText text={text} />
          </Custom>
          <Debug>
            {debugLine.label}: <State>{debugMode ? debugLine.on : debugLine.off}</State>
          </Debug>
        </Words>
        {children}
      </Face>
    </Wall>
  );
}

const Wall = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: calc(100svh - ${size('header')});
  padding: ${space('xxl')} ${space('gutter')};
  overflow: clip;
`;

const Face = styled.div`
  display: grid;
  gap: ${space('xxl')};
  align-items: center;
  width: 100%;
  max-width: ${size('page')};
  margin-inline: auto;

  ${from('full')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space('l')};
`;

const Title = styled.h1`
  ${type('display')}
  font-size: clamp(3.25rem, 2.1rem + 6vw, 7.5rem);
`;

const Custom = styled.p`
  ${type('lede')}
  max-width: ${size('measure')};
  color: ${color('inkSoft')};
`;

const Debug = styled.p`
  ${type('label')}
`;

const State = styled.strong`
  color: ${color('accent')};
`;
