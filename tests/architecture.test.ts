import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');

interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  /** True for `import()`. */
  readonly isDynamic: boolean;
}

interface SourceFile {
  /** From the root of the project: `src/news/article.ts` */
  readonly path: string;
  readonly syntax: ts.SourceFile;
  readonly imports: readonly Import[];
}

const files = sourcesOf('src', 'content');

const inFolder = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));

/* The folders and files that each folder may import from. npm packages are not restricted here. */
const allowedImports: Record<string, readonly string[]> = {
  content: ['content'],
  'src/lib': ['src/lib'],
  'src/theme': ['src/theme', 'src/generated/fonts'],
  'src/motion': ['src/motion', 'src/theme', 'src/lib'],
  'src/components': [
    'src/components',
    'src/motion',
    'src/theme',
    'src/lib',
    'src/navigation/mainId',
    'src/generated/pictures',
    'src/generated/pictureCuts',
    'src/generated/animations',
  ],
  'src/early': ['src/early', 'src/theme', 'src/lib'],
  'src/navigation': ['src/navigation', 'src/lib'],
  'src/meetings': ['src/meetings', 'src/lib', 'content/weekdayOf'],
  'src/news': ['src/news', 'src/lib'],
  'src/offline': ['src/offline', 'src/news', 'src/lib'],
  'src/sections': [
    'src/sections',
    'src/components',
    'src/motion',
    'src/theme',
    'src/lib',
    'src/meetings',
    'src/news',
    'src/navigation/mainId',
  ],
  'src/layout': [
    'src/layout',
    'src/components',
    'src/motion',
    'src/theme',
    'src/lib',
    'src/navigation',
    'content/site',
    'content/foot',
    'content/footNavigation',
    'content/team',
    'content/navigation',
  ],
  'src/pages': [
    'content',
    'src/pages',
    'src/sections',
    'src/layout/Page',
    'src/layout/frameParts',
    'src/news/useNews',
    'src/news/useNeighbors',
    'src/news/articleHead',
    'src/news/topicState',
    'src/navigation/lazyHydrate',
    'src/lib/afterPaint',
    'src/lib/whenNear',
    'src/lib/whenIdle',
  ],
};

/* These may import the types of content, but its words only where mayImport allows it. */
const contentTypeImporters = [
  'src/layout',
  'src/components',
  'src/sections',
  'src/meetings',
  'src/news',
  'src/pages',
];

/* These may import anything in the site, but nothing in the site may import them. */
const toolFolders = ['src/commands', 'src/pipeline', 'src/editors', 'src/local'];

/* Packages, and the only files that may import them. */
const packageOwners = [
  [/^(firebase|@firebase)(\/|$)/, ['src/news/firestoreNews']],
  [/^micromark/, ['src/lib/markdown']],
  [/^canvas-confetti/, ['src/motion/confetti', 'src/motion/confettiWorker']],
  [/^react-helmet-async/, ['src/layout/PageHead']],
] as const;

const liveNews = 'src/news/firestoreNews';
const newsStore = 'src/news/newsStore';

const isTool = (path: string) => toolFolders.some((folder) => path.startsWith(`${folder}/`));

test('every folder has a rule, and everything named in the rules exists', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => `src/${name}`);
  const ruled = [...Object.keys(allowedImports), ...toolFolders].filter(
    (path) => path !== 'content',
  );
  expect(folders.sort()).toEqual(ruled.sort());

  const named = [
    ...Object.values(allowedImports).flat(),
    ...contentTypeImporters,
    ...packageOwners.flatMap(([, owners]) => owners),
    liveNews,
    newsStore,
    'content/contentTypes',
  ].filter((path) => !path.startsWith('src/generated/'));
  const exists = (name: string) =>
    files.some(({ path }) => path.startsWith(`${name}/`) || path.replace(/\.tsx?$/, '') === name);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test.each(Object.keys(allowedImports))('%s imports only what the rules allow', (folder) => {
  const violations = inFolder(folder).flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier, isTypeOnly }) => ({
        target: posix.join(dirname(path), specifier),
        isTypeOnly,
      }))
      .filter(({ target, isTypeOnly }) => {
        if (
          allowedImports[folder]!.some(
            (known) => target === known || target.startsWith(`${known}/`),
          )
        )
          return false;
        if (target === 'content/contentTypes')
          return !(isTypeOnly && contentTypeImporters.includes(folder));
        // Pages name the types that their hooks return.
        return !(isTypeOnly && folder === 'src/pages' && target.startsWith('src/news/'));
      })
      .map(({ target }) => `${path} imports ${target}`),
  );
  expect(violations).toEqual([]);
});

test('the sections do not know where the news comes from', () => {
  expect(importersOf(newsStore, inFolder('src/sections'))).toEqual([]);
});

test('only the browser entry imports the Firestore news', () => {
  expect(importersOf(liveNews, files)).toEqual(['src/browser.tsx']);
});

test("nothing in the site imports the pipeline, the editors' commands or the local servers", () => {
  const users = files.filter(
    ({ path, imports }) =>
      !isTool(path) &&
      imports.some(({ specifier }) => isTool(posix.join(dirname(path), specifier))),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});

test("the build imports neither the local servers nor the editors' commands", () => {
  const violations = inFolder('src/pipeline').flatMap(({ path, imports }) =>
    imports
      .map(({ specifier }) => posix.join(dirname(path), specifier))
      .filter((target) => /^src\/(local|editors)\//.test(target))
      .map((target) => `${path} imports ${target}`),
  );
  expect(violations).toEqual([]);
});

test.each(packageOwners)('%s is imported only by its own files', (name, owners) => {
  const users = files.filter(({ imports }) =>
    imports.some(({ specifier }) => name.test(specifier)),
  );
  expect(users.map(({ path }) => path.replace(/\.tsx?$/, '')).sort()).toEqual(owners);
});

test('package.json names every package that is imported', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, object>;
  const named = Object.keys({ ...dependencies, ...devDependencies });
  const violations = [...files, ...sourcesOf('tests')].flatMap(({ path, imports }) =>
    imports
      .map(({ specifier }) => /^(?!node:|\.)(@[^/]+\/)?[^/]+/.exec(specifier)?.[0])
      .filter((name) => name !== undefined && !named.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(violations).toEqual([]);
});

test('content imports nothing but content', () => {
  const packages = inFolder('content').flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .map(({ specifier }) => `${path}: ${specifier}`),
  );
  expect(packages).toEqual([]);
});

test('colors, media queries and keyframes are written only in the theme', () => {
  const stylePattern = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|@media|@keyframes|\bkeyframes`/gi;
  // Not even in a mask, where any color would do.
  const colorNames =
    /(?<![\w-])(aqua|black|blue|fuchsia|gray|green|grey|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow)(?![\w-])/g;
  const violations = files
    .filter(({ path }) => /^src\/(components|layout|motion|sections|pages)\//.test(path))
    .flatMap(({ path, syntax }) =>
      templatesIn(syntax)
        .flatMap((text) => [...(text.match(stylePattern) ?? []), ...(text.match(colorNames) ?? [])])
        .map((found) => `${path}: ${found}`),
    );
  expect(violations).toEqual([]);
});

test('no string outside the theme queries the width or the height of the window', () => {
  const queries = files
    .filter(({ path }) => /^src\/(?!theme\/)/.test(path))
    .flatMap(({ path, syntax }) =>
      textsIn(syntax)
        .filter((text) => /\((?:(?:min|max)-)?(?:width|height)\b/.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(queries).toEqual([]);
});

test('styled is imported directly, so that class names do not depend on the load order', () => {
  const wrong = files.flatMap(({ path, syntax }) =>
    /\bstyled[.(]/.test(syntax.text) &&
    !/import \{[^}]*\bstyled\b[^}]*\} from 'styled-components'/.test(syntax.text)
      ? [path]
      : [],
  );
  expect(wrong).toEqual([]);
});

test('no regular expression in the site uses lookbehind, which Safari lacks before 16.4', () => {
  const withLookbehind = files.filter(
    ({ path, syntax }) => !isTool(path) && /\(\?<[=!]/.test(syntax.text),
  );
  expect(withLookbehind.map(({ path }) => path)).toEqual([]);
});

test('no sentence that a visitor reads is written in src', () => {
  const textAttributes = new Set([
    'alt',
    'title',
    'label',
    'placeholder',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'content',
  ]);
  const sentences: string[] = [];
  for (const { path, syntax } of files.filter(({ path: name }) => !isTool(name))) {
    if (path.startsWith('content/')) continue;
    visit(syntax, (node) => {
      if (isText(node) && !isStyleOrError(node) && /^\s*\p{Lu}\p{L}*\s.*\p{L}/u.test(node.text))
        sentences.push(`${path}: ${node.text}`);
      if (ts.isJsxText(node) && /\p{L}/u.test(node.text))
        sentences.push(`${path}: ${node.text.trim()}`);
      if (
        ts.isJsxAttribute(node) &&
        textAttributes.has(node.name.getText(syntax)) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        /\p{L}/u.test(node.initializer.text)
      ) {
        sentences.push(`${path}: ${node.getText(syntax)}`);
      }
    });
  }
  expect(sentences).toEqual([]);
});

// If a module is both, Parcel 2.16 without scope hoisting may run its script before those it needs.
test('no module is imported both lazily and statically', () => {
  // Workers are bundled by themselves, without Parcel (bundleScript).
  const isWorker = (path: string) => path.endsWith('Worker.ts');
  const imported = (isWanted: (one: Import) => boolean) =>
    files
      .filter(({ path }) => !isTool(path) && !isWorker(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((one) => isWanted(one) && one.specifier.startsWith('.'))
          .map(({ specifier }) => posix.join(dirname(path), specifier)),
      );
  const dynamicImports = imported(({ isDynamic }) => isDynamic);
  expect(dynamicImports.length).toBeGreaterThan(20);
  const staticImports = new Set(imported(({ isDynamic, isTypeOnly }) => !isDynamic && !isTypeOnly));
  expect(dynamicImports.filter((path) => staticImports.has(path))).toEqual([]);
});

test('every component has a file of its own', () => {
  const crowded = files.flatMap(({ path, syntax }) => {
    const [, ...others] = syntax.statements.flatMap(componentNames);
    return others.map((name) => `${path}: ${name}`);
  });
  expect(crowded).toEqual([]);
});

test('no two files differ only in letter case, which many file systems ignore', () => {
  const seen = new Map<string, string>();
  const collisions = sourcesOf('src', 'content', 'tests').flatMap(({ path }) => {
    const name = path.toLowerCase().replace(/\.tsx?$/, '');
    const other = seen.get(name);
    seen.set(name, path);
    return other ? [`${path} and ${other}`] : [];
  });
  expect(collisions).toEqual([]);
});

test('a component’s file is named after it, and a module with one export after that or its type', () => {
  const misnamed = inFolder('src')
    .filter(({ path }) => !/^src\/(browser|prerender)\.tsx$/.test(path))
    .filter(({ path, syntax }) => {
      const { values, types } = exportsOf(syntax);
      if (path.endsWith('.tsx')) return !values.includes(basename(path, '.tsx'));
      const names = [...values, ...types].map((name) => name.replaceAll('_', '').toLowerCase());
      return values.length === 1 && !names.includes(basename(path, '.ts').toLowerCase());
    });
  expect(misnamed.map(({ path }) => path)).toEqual([]);
});

test('no file is a catch-all', () => {
  const catchAlls = files.filter(({ path }) =>
    /(^|\/)(index|utils|helpers|types|common)\.tsx?$/.test(path),
  );
  expect(catchAlls.map(({ path }) => path)).toEqual([]);
});

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
  const imports: Import[] = [];
  visit(syntax, (node) => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      const isTypeOnly = ts.isImportDeclaration(node)
        ? node.importClause?.isTypeOnly === true
        : node.isTypeOnly;
      imports.push({ specifier: node.moduleSpecifier.text, isTypeOnly, isDynamic: false });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument))
        imports.push({ specifier: argument.text, isTypeOnly: false, isDynamic: true });
    }
  });
  return { path: relative('.', path), syntax, imports };
}

function exportsOf(syntax: ts.SourceFile): { values: string[]; types: string[] } {
  const values: string[] = [];
  const types: string[] = [];
  for (const statement of syntax.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      if (ts.isNamedExports(statement.exportClause))
        values.push(...statement.exportClause.elements.map(({ name }) => name.text));
    } else if (!isExported) continue;
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      types.push(statement.name.text);
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      values.push(statement.name?.text ?? '');
    else if (ts.isVariableStatement(statement))
      values.push(...statement.declarationList.declarations.map(({ name }) => name.getText()));
  }
  return { values, types };
}

function importersOf(target: string, candidates: readonly SourceFile[]): string[] {
  return candidates
    .filter(({ path, imports }) =>
      imports.some(
        ({ specifier, isTypeOnly }) =>
          !isTypeOnly && posix.join(dirname(path), specifier) === target,
      ),
    )
    .map(({ path }) => path);
}

function templatesIn(syntax: ts.SourceFile): string[] {
  const texts: string[] = [];
  visit(syntax, (node) => {
    if (ts.isTaggedTemplateExpression(node))
      texts.push(node.getText(syntax).replace(/\/\*[^]*?\*\//g, ''));
  });
  return texts;
}

/** Returns every string, and every piece of a template between its values. */
function textsIn(syntax: ts.SourceFile): string[] {
  const texts: string[] = [];
  visit(syntax, (node) => {
    if (isText(node)) texts.push(node.text);
  });
  return texts;
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

function visit(node: ts.Node, callback: (node: ts.Node) => void): void {
  callback(node);
  node.forEachChild((child) => visit(child, callback));
}

/** Returns the names of the components that a statement declares: functions, classes, and results of memo. */
function componentNames(statement: ts.Statement): string[] {
  const declared =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
      ? [statement.name?.text ?? '']
      : ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
            .filter(({ initializer }) => initializer && isComponentValue(initializer))
            .map(({ name }) => name.getText())
        : [];
  return declared.filter((name) => /^\p{Lu}\p{Ll}/u.test(name));
}

function isComponentValue(value: ts.Expression): boolean {
  return (
    ts.isArrowFunction(value) ||
    ts.isFunctionExpression(value) ||
    (ts.isCallExpression(value) && /^(memo|forwardRef)$/.test(value.expression.getText()))
  );
}
