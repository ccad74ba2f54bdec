import { styled } from 'styled-components';

export type IconName = keyof typeof drawings;

/** A small icon, as large as the text around it, beside words that say the same. Decorative. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </Sign>
  );
}

/** Drawn on 24 by 24, and filled by the even-odd rule. */
const drawings = {
  arrow: 'M2 10.5h13.4L10.6 5.7l2.1-2.1 8.4 8.4-8.4 8.4-2.1-2.1 4.8-4.8H2Z',
  play: 'M6 3.5v17L20.5 12Z',
  pause: 'M5.5 4h4.6v16H5.5ZM13.9 4h4.6v16h-4.6Z',
  previous: 'M15.5 3.6 7.1 12l8.4 8.4 2.1-2.1L11.3 12l6.3-6.3Z',
  next: 'M8.5 3.6 16.9 12l-8.4 8.4-2.1-2.1L12.7 12 6.4 5.7Z',
  search:
    'M10 2a8 8 0 1 0 4.9 14.3l5.3 5.3 2.1-2.1-5.3-5.3A8 8 0 0 0 10 2Zm0 3a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  clear:
    'M5.6 3.5 12 9.9l6.4-6.4 2.1 2.1-6.4 6.4 6.4 6.4-2.1 2.1-6.4-6.4-6.4 6.4-2.1-2.1 6.4-6.4-6.4-6.4Z',
  open: 'M3.6 8.5 12 16.9l8.4-8.4-2.1-2.1-6.3 6.3-6.3-6.3Z',
  share: 'M12 1.5 5.9 7.6 8 9.7l2.5-2.5V16h3V7.2L16 9.7l2.1-2.1ZM3 11.5h3V19h12v-7.5h3V22H3Z',
  copy: 'M8 2h13v14h-3v-3h0V5H8ZM3 7h12v15H3Zm3 3v9h6v-9Z',
  video: 'M1 5h22v14H1ZM9.5 8.2v7.6L16.3 12Z',
  shortVideo:
    'M10 2h4c.3 3 2.2 4.9 5 5v3.8c-1.9 0-3.6-.6-5-1.6V16a6 6 0 1 1-5-5.9v4a2.1 2.1 0 1 0 1 1.9Z',
  photos:
    'M8.2 4h7.6l1.6 3H22v13H2V7h4.6ZM12 8.7a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 1 0 0-9.2ZM12 11a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
};

const Sign = styled.svg`
  width: 1em;
  height: 1em;
  flex: none;
  fill: currentColor;
  fill-rule: evenodd;
`;
