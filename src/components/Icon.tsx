import { SvgIcon } from './SvgIcon';

export type IconName = keyof typeof drawings;

/** A small icon beside words that say the same. Decorative. */
export function Icon({ name }: { readonly name: IconName }) {
  return <SvgIcon path={drawings[name]} />;
}

const drawings = {
  video: 'M1 5h22v14H1ZM9.5 8.2v7.6L16.3 12Z',
  shortVideo:
    'M10 2h4c.3 3 2.2 4.9 5 5v3.8c-1.9 0-3.6-.6-5-1.6V16a6 6 0 1 1-5-5.9v4a2.1 2.1 0 1 0 1 1.9Z',
  photos:
    'M8.2 4h7.6l1.6 3H22v13H2V7h4.6ZM12 8.7a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 1 0 0-9.2ZM12 11a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
  arrow: 'M2 10.5h13.4L10.6 5.7l2.1-2.1 8.4 8.4-8.4 8.4-2.1-2.1 4.8-4.8H2Z',
  play: 'M6 3.5v17L20.5 12Z',
  pause: 'M5.5 4h4.6v16H5.5ZM13.9 4h4.6v16h-4.6Z',
  previous: 'M15.5 3.6 7.1 12l8.4 8.4 2.1-2.1L11.3 12l6.3-6.3Z',
  next: 'M8.5 3.6 16.9 12l-8.4 8.4-2.1-2.1L12.7 12 6.4 5.7Z',
};
