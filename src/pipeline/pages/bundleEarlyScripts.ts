import { scheme } from '../../layout/scheme';
import { calm } from '../../motion/calm';
import { bundleScript } from '../bundleScript';

/** The scripts within the pages themselves, which run before the site's (src/early). */
export type EarlyScripts = Readonly<Record<'beforePaint' | 'beforeLayout' | 'afterPage', string>>;

/** Bundles them for the oldest browsers. Rejects when one of them cannot be bundled for those. */
export async function bundleEarlyScripts(root: string): Promise<EarlyScripts> {
  const bundleEarly = async (name: keyof EarlyScripts, known: Record<string, unknown> = {}) => {
    const define = Object.fromEntries(
      Object.entries(known).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    const { code } = await bundleScript({ root, entry: `early/${name}.ts`, define });
    return code.trim();
  };
  const [beforePaint, beforeLayout, afterPage] = await Promise.all([
    bundleEarly('beforePaint', {
      PREFERENCES: [scheme, calm].map(({ key, choices }) => ({ key, choices })),
    }),
    bundleEarly('beforeLayout'),
    bundleEarly('afterPage'),
  ]);
  return { beforePaint, beforeLayout, afterPage };
}
