import { SvgIcon } from './SvgIcon';

export type IconName = keyof typeof drawings;

/** A small icon beside words that say the same. Decorative. */
export function Icon({ name }: { readonly name: IconName }) {
  return <SvgIcon path={drawings[name]} />;
}

const drawings = {
  arrow: 'M2 10.5h13.4L10.6 5.7l2.1-2.1 8.4 8.4-8.4 8.4-2.1-2.1 4.8-4.8H2Z',
  play: 'M6 3.5v17L20.5 12Z',
  pause: 'M5.5 4h4.6v16H5.5ZM13.9 4h4.6v16h-4.6Z',
  previous: 'M15.5 3.6 7.1 12l8.4 8.4 2.1-2.1L11.3 12l6.3-6.3Z',
  next: 'M8.5 3.6 16.9 12l-8.4 8.4-2.1-2.1L12.7 12 6.4 5.7Z',
};
