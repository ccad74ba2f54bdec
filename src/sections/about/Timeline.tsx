import { styled } from 'styled-components';
import type { AboutContent } from '../../../content/types/about';
import { Heading } from '../../components/Heading';
import { Paragraph } from '../../components/InlineText';
import { drawnInColorsOfText } from '../../theme/phrases';
import { inPrint } from '../../theme/media';
import { color, from, shape, space, stacked, type } from '../../theme/read';
import { cellRatio } from '../../theme/shape';
import { Section } from '../Section';

type TimelineProps = AboutContent['milestones'] & Partial<AboutContent['year']>;

/** The team's year from fall to spring, or its years, along a line of cells. */
export function Timeline({ title, steps, text }: TimelineProps) {
  return (
    <Section title={title}>
      <Steps>
        {steps.map((step) => (
          <Step key={step.title}>
            <Heading level={3}>{step.title}</Heading>
            {step.when && <When>{step.when}</When>}
            <Paragraph text={step.text} />
          </Step>
        ))}
      </Steps>
      {text && <Paragraph text={text} />}
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;

  ${from('wide')} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    row-gap: ${space('xl')};
  }
`;

const Step = styled.li`
  --cell: 1.5rem;
  position: relative;
  ${stacked('xs')}
  align-content: start;
  padding: 0 0 ${space('xl')} calc(var(--cell) + ${space('l')});

  &:last-child {
    padding-bottom: 0;
  }

  /* The line to the next cell. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(var(--cell) / 2);
    border-left: 2px solid ${color('line')};
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--cell);
    aspect-ratio: ${cellRatio};
    background-color: ${color('signal')};
    clip-path: ${shape('hexagon')};
    ${drawnInColorsOfText}
  }

  ${from('wide')} {
    padding: calc(var(--cell) + ${space('l')}) ${space('l')} 0 0;

    &:not(:last-child)::before {
      inset: calc(var(--cell) * 0.433 - 1px) 0 auto 0;
      border-left: none;
      border-top: 2px solid ${color('line')};
    }
  }

  ${inPrint} {
    padding: 0 ${space('l')} ${space('l')} 0;
    break-inside: avoid;

    &::before,
    &::after {
      display: none;
    }
  }
`;

/** Appears above the heading, which is read out first. */
const When = styled.p`
  ${type('label')}
  order: -1;
  color: ${color('accent')};
`;
