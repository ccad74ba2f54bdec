import { SvgIcon } from '../components/SvgIcon';

type SocialIconName = keyof typeof drawings;

/** The icon of an account. These are apart from the other icons because only the SocialStrip needs them. */
export function SocialIcon({ name }: { readonly name: SocialIconName }) {
  return <SvgIcon path={drawings[name]} />;
}

const drawings = {
  video: 'M1 5h22v14H1ZM9.5 8.2v7.6L16.3 12Z',
  shortVideo:
    'M10 2h4c.3 3 2.2 4.9 5 5v3.8c-1.9 0-3.6-.6-5-1.6V16a6 6 0 1 1-5-5.9v4a2.1 2.1 0 1 0 1 1.9Z',
  photos:
    'M8.2 4h7.6l1.6 3H22v13H2V7h4.6ZM12 8.7a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 1 0 0-9.2ZM12 11a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z',
};
