import { scheme } from '../../layout/scheme';
import { calm } from '../../motion/calm';
import { bundleScript } from '../bundleScript';

/**
 * Bundles the script that stands within every page (src/inline.ts) for the oldest browsers. Rejects when it
 * cannot be bundled for those.
 */
export async function bundleInline(root: string): Promise<string> {
  const preferences = [scheme, calm].map(({ key, choices }) => ({ key, choices }));
  const { code } = await bundleScript({
    root,
    entry: 'inline.ts',
    define: { PREFERENCES: JSON.stringify(preferences) },
  });
  return code.trim();
}
