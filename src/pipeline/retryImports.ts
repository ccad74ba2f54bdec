/**
 * Has Parcel's own code forget an `import()` that failed. As Parcel writes it (packager-js,
 * esm-js-prelude.js) every one is asked for once and its promise kept, so that code which could not be
 * had once could not be had until the page was loaded anew. Throws where that code looks otherwise: then
 * a newer Parcel may do it by itself, or has to be told so differently.
 */
export function retryImports(script: string): string {
  const parts = script.split(KEEPS_EVERY_RESULT);
  if (parts.length !== 2 + NAMES) {
    throw new Error(
      'Parcel’s code that loads modules is not where src/pipeline/retryImports.ts looks for it. Look at the beginning of the site’s first script, and change the pattern or take the file out.',
    );
  }
  return script.replace(
    KEEPS_EVERY_RESULT,
    (found, id, factories, factory, module: string, kept) =>
      `${found.slice(0, -`${module}.exports}`.length)}${module}.exports?.catch?.(()=>{delete ${kept}[${id}],${factories}[${id}]=${factory}}),${module}.exports}`,
  );
}

/** How many names the minifier has chosen in it. */
const NAMES = 5;

const KEEPS_EVERY_RESULT =
  /if\((\w+) in (\w+)\)\{var (\w+)=\2\[\1\];delete \2\[\1\];var (\w+)=\{id:\1,exports:\{\}\};return (\w+)\[\1\]=\4,\3\.call\(\4\.exports,\4,\4\.exports\),\4\.exports\}/;
