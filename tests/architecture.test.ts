import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { prerenderPage } from '../src/prerender';
import { sitePages, snapshot } from './pages/sitePages';

/*
 * Who may import whom: the folders and files that may be imported by content, by each folder of src, and by
 * the files beside those (`src`). `types` are the types of content, `*` is everything, `!` is an exception.
 */
const table: Readonly<Record<string, string>> = {
  content: 'content',
  lib: 'lib',
  markdown: 'markdown lib',
  theme: 'theme generated',
  motion: 'motion theme lib',
  navigation: 'navigation theme lib',
  components: 'components motion theme lib generated types',
  news: 'news markdown lib types',
  offline: 'offline news markdown lib types',
  meetings: 'meetings lib types content/spoken',
  sections:
    'sections components motion theme lib meetings navigation markdown news !news/newsStore types',
  layout: 'layout components motion theme lib navigation types content/site content/team',
  pages: 'content sections layout/Page',
  desk: 'desk components motion theme lib markdown sections/news news !news/newsStore trustedTypes content',
  src: '* !desk !pipeline !local !owners !commands',
  pipeline: '* !browser !desk',
  local: '* !browser !desk',
  owners: '* !browser !desk',
  commands: '* !browser !desk',
};

/* What is imported only from certain places. Other packages are free to all but content. */
const reserved: Readonly<Record<string, string>> = {
  'news/firestoreNews': 'browser',
  firebase: 'news/firestoreNews desk/connectDatabase',
  'mdast-util-from-markdown': 'markdown',
  'canvas-confetti': 'motion',
};

interface Import {
  /** A package, or a file as the table names it: `news/article`, `content/home`. */
  readonly target: string;
  readonly isPackage: boolean;
  readonly isTypeOnly: boolean;
  /** True for `import()`. */
  readonly isDynamic: boolean;
}

interface SourceFile {
  /** From the root of the project: `src/news/article.ts` */
  readonly path: string;
  /** As the table names it: `news/article` */
  readonly name: string;
  /** Its row of the table. */
  readonly folder: string;
  readonly syntax: ts.SourceFile;
  readonly imports: readonly Import[];
}

const root = join(__dirname, '..');
const files = sourcesOf('content', 'src');
const testFiles = sourcesOf('tests');
const siteFiles = files.filter(({ folder }) => !/^(pipeline|local|owners|commands)$/.test(folder));

test('every folder imports what the table allows', () => {
  expect(new Set(Object.keys(table))).toEqual(new Set(files.map(({ folder }) => folder)));
  expect(violations(({ folder }, one) => !isAllowed(one, table[folder] ?? ''))).toEqual([]);
});

test('what is reserved for some files is imported by no other', () => {
  const isReserved = ({ name }: SourceFile, { target }: Import) =>
    Object.entries(reserved).some(
      ([what, users]) => new RegExp(`^@?${what}\\b`).test(target) && !isIn(name, users.split(' ')),
    );
  expect(violations(isReserved)).toEqual([]);
});

// A rule about a file that has another name by now would forbid nothing.
test('what the rules name exists', () => {
  const words = [...Object.values(table), ...Object.entries(reserved).flat()].join(' ');
  const elsewhere = /^(types|generated|desk.*|firebase|mdast-util-from-markdown|canvas-confetti)$/;
  const named = words.match(/[\w/-]+/g)!.filter((word) => !elsewhere.test(word));
  expect(named.filter((word) => !files.some(({ name }) => isIn(name, [word])))).toEqual([]);
});

test('package.json names every package that is imported', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, object>;
  // A package of types alone goes by the name of what it describes.
  const named = Object.keys({ ...dependencies, ...devDependencies }).map((name) =>
    name.replace('@types/', ''),
  );
  const isUnnamed = (_: SourceFile, { target, isPackage }: Import) =>
    isPackage &&
    !target.startsWith('node:') &&
    !named.includes(/^(@[^/]+\/)?[^/]+/.exec(target)![0]);
  expect(violations(isUnnamed, [...files, ...testFiles])).toEqual([]);
});

// A section that no outline names would be missing from its page without a word.
test('every module is imported, but for those with which a page, a worker or a command begins', () => {
  const begins = /^(browser|headScript|prerender|start|desk\/desk|.*Worker|commands\/.*|.*\.d)$/;
  const imported = new Set(files.flatMap(({ imports }) => imports.map(({ target }) => target)));
  const unused = siteFiles.filter(({ name }) => !imported.has(name) && !begins.test(name));
  expect(unused.map(pathOf)).toEqual([]);
});

// If a module is both, Parcel 2.16 without scope hoisting may run its script before those it needs.
test('no module is imported both lazily and statically', () => {
  // Workers are bundled by themselves, without Parcel (bundleScript), and the desk's page has scripts of its own.
  const imports = siteFiles
    .filter(({ name, folder }) => !name.endsWith('Worker') && folder !== 'desk')
    .flatMap((file) => file.imports)
    .filter(({ isPackage, isTypeOnly }) => !isPackage && !isTypeOnly);
  const targets = (dynamic: boolean) =>
    imports.filter(({ isDynamic }) => isDynamic === dynamic).map(({ target }) => target);
  expect(targets(true)).not.toEqual([]);
  expect(targets(true).filter((target) => targets(false).includes(target))).toEqual([]);
});

test('every page is linked: links lead to it from Home', async () => {
  const addresses = sitePages.map(({ address }) => address);
  const reached = new Set(['/']);
  // The loop comes to what is added while it runs.
  for (const page of reached) {
    const { body } = await prerenderPage(page, snapshot);
    for (const [, address = ''] of body.matchAll(/<a [^>]*href="([^"#?]*)/g))
      if (addresses.includes(address)) reached.add(address);
  }
  expect(addresses.filter((address) => !reached.has(address))).toEqual([]);
}, 60_000);

test('colors, media queries and keyframes are written only in the theme', () => {
  const style = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|@media|@keyframes|\bkeyframes`/gi;
  // Not even in a mask, where any color would do.
  const colorName =
    /(?<![\w-])(aqua|black|blue|fuchsia|gray|green|grey|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow)(?![\w-])/g;
  const windowQuery = /\((?:(?:min|max)-)?(?:width|height)\b/g;
  const found = siteFiles
    .filter(({ folder }) => folder !== 'theme' && folder !== 'content')
    .flatMap(({ path, syntax }) => {
      const styles = nodesOf(syntax)
        .filter(ts.isTaggedTemplateExpression)
        .map((node) => node.getText().replace(/\/\*[^]*?\*\//g, ''))
        .flatMap((text) => [...(text.match(style) ?? []), ...(text.match(colorName) ?? [])]);
      const queries = nodesOf(syntax)
        .filter(isText)
        .flatMap(({ text }) => text.match(windowQuery) ?? []);
      return [...styles, ...queries].map((text) => `${path}: ${text}`);
    });
  expect(found).toEqual([]);
});

test('no sentence that a visitor reads is written in src', () => {
  const textAttribute =
    /^(alt|title|label|placeholder|content|aria-(label|description|roledescription|valuetext))$/;
  const hasLetter = (text: string) => /\p{L}/u.test(text);
  const sentences = siteFiles
    .filter(({ folder }) => folder !== 'content')
    .flatMap(({ path, syntax }) =>
      nodesOf(syntax)
        .filter(
          (node) =>
            (isText(node) &&
              !isStyleOrError(node) &&
              /^\s*\p{Lu}\p{L}*\s.*\p{L}/u.test(node.text)) ||
            (ts.isJsxText(node) && hasLetter(node.text)) ||
            (ts.isJsxAttribute(node) &&
              textAttribute.test(node.name.getText()) &&
              node.initializer &&
              ts.isStringLiteral(node.initializer) &&
              hasLetter(node.initializer.text)),
        )
        .map((node) => `${path}: ${node.getText().trim()}`),
    );
  expect(sentences).toEqual([]);
});

test('styled is imported directly, so that class names do not depend on the load order', () => {
  const wrong = files.filter(
    ({ syntax: { text } }) =>
      /\bstyled[.(]/.test(text) &&
      !/import \{[^}]*\bstyled\b[^}]*\} from 'styled-components'/.test(text),
  );
  expect(wrong.map(pathOf)).toEqual([]);
});

test('a component’s file is named after it, and a module with one export after that or its type', () => {
  const misnamed = files
    .filter(
      ({ folder, name }) => folder !== 'content' && !/^(browser|prerender|desk\/desk)$/.test(name),
    )
    .filter(({ path, syntax: { text } }) => {
      const all = Array.from(
        text.matchAll(/^export (?:async )?(function|const|class|interface|type) (\w+)/gm),
      );
      const values = all.filter(([, kind]) => kind !== 'interface' && kind !== 'type');
      const isNamed = (exported: RegExpMatchArray[], name: string) =>
        exported.some(([, , own]) => own!.replaceAll('_', '').toLowerCase() === name.toLowerCase());
      return path.endsWith('.tsx')
        ? !isNamed(values, basename(path, '.tsx'))
        : values.length === 1 && !isNamed(all, basename(path, '.ts'));
    });
  expect(misnamed.map(pathOf)).toEqual([]);
});

function violations(
  isViolation: (file: SourceFile, one: Import) => boolean,
  among: readonly SourceFile[] = files,
): string[] {
  return among.flatMap((file) =>
    file.imports
      .filter((one) => isViolation(file, one))
      .map(({ target }) => `${file.name} imports ${target}`),
  );
}

function isAllowed({ target, isPackage, isTypeOnly }: Import, row: string): boolean {
  const words = row.split(' ');
  const exceptions = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1));
  if (isPackage) return row !== 'content';
  if (isIn(target, ['content/types']) && isTypeOnly && words.includes('types')) return true;
  return isIn(target, words) && !isIn(target, exceptions);
}

/** Returns whether a file is one of those that the table names, or in such a folder. */
function isIn(name: string, places: readonly string[]): boolean {
  return places.some((place) => place === '*' || name === place || name.startsWith(`${place}/`));
}

function sourcesOf(...folders: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/generated'))
    .map(readSource);
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const name = nameOf(path);
  return {
    path,
    name,
    folder: path.startsWith('src/') && !name.includes('/') ? 'src' : name.split('/')[0]!,
    syntax,
    imports: nodesOf(syntax).flatMap((node) => importOf(node, dirname(path))),
  };
}

function importOf(node: ts.Node, folder: string): Import | [] {
  const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  const specifier = isStatement
    ? node.moduleSpecifier
    : ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())
      ? node.arguments[0]
      : undefined;
  if (!specifier || !ts.isStringLiteral(specifier)) return [];
  const isPackage = !specifier.text.startsWith('.');
  return {
    target: isPackage ? specifier.text : nameOf(posix.join(folder, specifier.text)),
    isPackage,
    isTypeOnly: ts.isImportDeclaration(node)
      ? node.importClause?.isTypeOnly === true
      : ts.isExportDeclaration(node) && node.isTypeOnly,
    isDynamic: !isStatement && node.getText().startsWith('import'),
  };
}

function nameOf(path: string): string {
  return path.replace(/^src\//, '').replace(/\.tsx?$/, '');
}

function pathOf({ path }: SourceFile): string {
  return path;
}

/** Returns a node and everything in it. */
function nodesOf(node: ts.Node, nodes: ts.Node[] = []): ts.Node[] {
  nodes.push(node);
  node.forEachChild((child) => void nodesOf(child, nodes));
  return nodes;
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralToken {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** True within a styled template and within what an error says, which no visitor reads. */
function isStyleOrError(node: ts.Node): boolean {
  return (
    ts.findAncestor(
      node,
      (around) =>
        ts.isTaggedTemplateExpression(around) ||
        (ts.isNewExpression(around) && /Error$/.test(around.expression.getText())),
    ) !== undefined
  );
}
