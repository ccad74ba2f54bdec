/**
 * Patches Parcel's module loader so that it forgets an `import()` that failed. Parcel's own (packager-js,
 * esm-js-prelude.js) requests each module once and caches the promise, so a module that failed to load
 * would keep failing until the page is reloaded. Throws if the loader looks different: a newer Parcel
 * may then retry by itself, or need another patch.
 */
export function retryImports(script: string): string {
  const parts = script.split(KEEPS_EVERY_RESULT);
  if (parts.length !== 2 + NAMES) {
    throw new Error(
      'Parcel’s module loader is not where src/pipeline/retryImports.ts expects it. Look at the beginning of the site’s first script, and update the pattern or remove the patch.',
    );
  }
  return script.replace(
    KEEPS_EVERY_RESULT,
    (found, id, factories, factory, module: string, kept) =>
      `${found.slice(0, -`${module}.exports}`.length)}${module}.exports?.catch?.(()=>{delete ${kept}[${id}],${factories}[${id}]=${factory}}),${module}.exports}`,
  );
}

/** How many minified names the pattern captures. */
const NAMES = 5;

const KEEPS_EVERY_RESULT =
  /if\((\w+) in (\w+)\)\{var (\w+)=\2\[\1\];delete \2\[\1\];var (\w+)=\{id:\1,exports:\{\}\};return (\w+)\[\1\]=\4,\3\.call\(\4\.exports,\4,\4\.exports\),\4\.exports\}/;
