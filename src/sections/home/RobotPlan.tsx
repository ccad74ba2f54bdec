import { styled } from 'styled-components';
import type { PictureContent } from '../../../content/types/basics';
import { Picture } from '../../components/Picture';
import { inForcedColors, inPrint, media } from '../../theme/media';
import { color } from '../../theme/read';

/** A robot, half of it covered by the plan it was built from: drawn over `java-side.png`, in its pixels. */
export function RobotPlan(picture: PictureContent) {
  return (
    <Sheet>
      <Built>
        <Picture
          {...picture}
          sizes={`${media.full} 48rem, ${media.wide} 50vw, 100vw`}
          fill="center"
        />
      </Built>
      <Plan viewBox="0 0 1200 1200" aria-hidden="true">
        <clipPath id="robot-plan">
          <path d="M0 0H970L280 1200H0Z" />
        </clipPath>
        <marker
          id="robot-hole"
          viewBox="-16 -16 32 32"
          markerWidth="32"
          markerHeight="32"
          markerUnits="userSpaceOnUse"
        >
          <Thin d="M0-15l13 7.5v15L0 15-13 7.5v-15Z" />
        </marker>
        <g clipPath="url(#robot-plan)">
          <Thin d={INSIDE} />
          <Holes d={HOLES} />
          {ROLLERS.map(([cx, cy, r]) => (
            <Thin as="circle" key={cx} cx={cx} cy={cy} r={r} />
          ))}
          <Thick d={OUTLINE} />
        </g>
        <Axis d="M60 107 1010 749M734 430V694M602 562H866" />
        <Axis d="M148 466A594 594 0 0 1 322 134" />
        <Thin d="M150 204V1024M132 204H232M132 1024H300M142 212 158 196M142 1032 158 1016" />
        <Thin d="M191 1090H1073M191 1072V840M1073 1072V1000M183 1098 199 1082M1065 1098 1081 1082" />
        <Cut d="M925 78 303 1160" />
      </Plan>
    </Sheet>
  );
}

/** The ring in the shooter, the shooter's side and floor, the legs, the intake and the bumpers. */
const OUTLINE = [
  'M409 294 286 210Q258 196 240 214 226 232 246 248L370 331',
  'M657 603 372 405Q362 392 366 376L402 296 462 262Q478 256 496 272L897 581M306 381 760 690M306 381Q290 345 302 318L330 305',
  'M548 551 483 681M570 566 500 700M666 620 557 854 588 851 701 622',
  'M394 864 415 751Q418 736 433 731L506 714Q530 716 538 728 549 745 553 847',
  'M312 775 328 673 343 651 400 638M343 676 424 738M331 700 405 790M431 640 522 714',
  'M444 864 313 864Q262 872 253 910 250 960 270 1008 296 1026 387 1024L997 982M444 864 980 828M309 735 261 738Q206 744 191 785 190 810 197 836L262 992M274 745 357 864',
].join('');

const INSIDE = 'M434 869 431 1021M496 300 886 598M400 412 700 616M309 735 470 728';

/** A cell at each point, tips up and down as in the robot's plates. */
const HOLES =
  'M411 320 459 355 477 385 453 415 502 450 513 328 562 363 575 394 608 398 599 455 617 488 596 518 627 518 464 768 492 781 518 795 489 808 518 826 490 831 438 844';

const ROLLERS = [
  [472, 302, 16],
  [412, 387, 16],
  [544, 490, 16],
  [654, 427, 16],
  [522, 395, 36],
  [523, 396, 20],
  [506, 740, 9],
  [431, 789, 9],
] as const;

const Sheet = styled.div`
  position: relative;
  aspect-ratio: 1;

  ${inPrint} {
    max-width: 13rem;
  }
`;

/** From the cut on, along the slant of a cell. */
const Built = styled.div`
  position: absolute;
  inset: 0;
  clip-path: polygon(80.83% 0, 100% 0, 100% 100%, 23.33% 100%);
`;

const Plan = styled.svg`
  position: absolute;
  inset: 0;
  fill: none;
  stroke: ${color('accent')};
  stroke-linecap: round;
  stroke-linejoin: round;

  ${inForcedColors} {
    stroke: CanvasText;
  }
`;

const Thick = styled.path`
  stroke-width: 4;
`;

const Thin = styled.path`
  stroke-width: 2;
  opacity: 0.8;
`;

/** Only their markers are drawn. */
const Holes = styled.path`
  marker: url(#robot-hole);
  stroke: none;
`;

const Axis = styled.path`
  stroke-width: 2;
  stroke-dasharray: 26 8 4 8;
  opacity: 0.6;
`;

const Cut = styled.path`
  stroke-width: 5;
  stroke-dasharray: 40 14;
`;
