import { SiteFooter } from './SiteFooter';
import { SocialStrip } from './SocialStrip';

/** What stands below every page. */
export function PageEnd() {
  return (
    <>
      <SocialStrip />
      <SiteFooter />
    </>
  );
}
