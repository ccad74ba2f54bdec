import { Children } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RebuiltContent } from '../../../content/contentTypes';
import { inPrint, space } from '../../theme/read';
import { edgeHeight } from './edges';
import { Layer } from './Layer';

interface LayersProps extends Pick<RebuiltContent, 'layers'> {
  /** The content of each layer, in order. */
  readonly children: ReactNode;
}

/** Colored grounds as wide as the window. The wavy lower edge of each overlaps the next. */
export function Layers({ layers, children }: LayersProps) {
  const contents = Children.toArray(children);
  return (
    <Stack data-bleed>
      {layers.map((layer, place) => (
        <Layer key={place} {...layer} above={layers.length - place}>
          {contents[place]}
        </Layer>
      ))}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  overflow-x: clip;

  & > * + * {
    margin-top: -${edgeHeight};
  }

  ${inPrint} {
    display: block;

    & > * + * {
      margin-top: ${space('xl')};
    }
  }
`;
