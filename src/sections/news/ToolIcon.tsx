import { SvgIcon } from '../../components/SvgIcon';

type ToolIconName = keyof typeof drawings;

/** An icon of a News tool. These are apart from the other icons because no page needs them at once. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return <SvgIcon path={drawings[name]} />;
}

const drawings = {
  search:
    'M10 2a8 8 0 1 0 4.9 14.3l5.3 5.3 2.1-2.1-5.3-5.3A8 8 0 0 0 10 2Zm0 3a5 5 0 1 1 0 10 5 5 0 1 1 0-10Z',
  clear:
    'M5.6 3.5 12 9.9l6.4-6.4 2.1 2.1-6.4 6.4 6.4 6.4-2.1 2.1-6.4-6.4-6.4 6.4-2.1-2.1 6.4-6.4-6.4-6.4Z',
  open: 'M3.6 8.5 12 16.9l8.4-8.4-2.1-2.1-6.3 6.3-6.3-6.3Z',
  share: 'M12 1.5 5.9 7.6 8 9.7l2.5-2.5V16h3V7.2L16 9.7l2.1-2.1ZM3 11.5h3V19h12v-7.5h3V22H3Z',
  copy: 'M8 2h13v14h-3v-3h0V5H8ZM3 7h12v15H3Zm3 3v9h6v-9Z',
};
