import ts from 'typescript';
import { nameOf, problemAt } from './contentProblem';
import type { ContentProblem } from './contentProblem';
import { descendants } from './locate';
import { walkContent } from './readContent';
import type { ContentModule } from './readContent';

interface Fact {
  /** How content refers to it: `team.school.street`. */
  readonly use: string;
  readonly owner: string;
  readonly pattern: RegExp;
}

/** The fields of facts whose values can be told apart from ordinary words: of the team, and of a season. */
const OWNED =
  /^team\.(name|number|fullName|email|timeZone|donateUrl|chant\.\w+|founded\.(about|elsewhere)|(school|university|first)\.(street|city|map|url|inFull|videoChannel)|(school|university)\.name|accounts\.(?!code)\w+\.url)$|^\w+\.(name|path|robot\.(name|motors|weight|sizeWithoutBumpers|code))$/;

/** Finds texts of other modules that repeat a fact: every fact has one owner. */
export function findRepeatedFacts(modules: readonly ContentModule[]): ContentProblem[] {
  const facts = readFacts(
    modules.filter(({ source }) => /^team\.ts$|^seasons\//.test(ownName(source))),
  );
  return modules
    .filter(({ source }) => ownName(source) !== 'team.ts')
    .flatMap(({ source }) => source.statements)
    .filter((statement) => !ts.isImportDeclaration(statement))
    .flatMap(descendants)
    .filter(ts.isStringTextContainingNode)
    .flatMap((literal) => {
      // Two robots may have the same motors.
      const isSeason = ownName(literal.getSourceFile()).startsWith('seasons/');
      const fact = facts.find(
        ({ pattern, owner }) =>
          !(isSeason && owner.startsWith('seasons/')) && pattern.test(literal.text),
      );
      return fact ? [problemAt(literal, explain(literal, fact))] : [];
    });
}

/** Says what to write instead: the whole sentence, and the import that it needs. */
function explain(literal: ts.Node, { use, owner, pattern }: Fact): string {
  const whole = ts.findAncestor(literal, ts.isTemplateExpression) ?? literal;
  const text = whole
    .getText()
    .slice(1, -1)
    .replaceAll(/\\(?=['"])/g, '');
  const sentence = `\`${text.replace(pattern, () => `\${${use}}`)}\``;
  const source = literal.getSourceFile();
  const name = use.split('.')[0];
  const isKnown = new RegExp(`\\b${name}\\b[^;]*\\} from`).test(source.text);
  const up = ownName(source).includes('/') ? '..' : '.';
  const lines = `import { ${name} } from '${up}/${owner.replace(/\.ts$/, '')}';`;
  return `This fact is in ${owner} already. Write ${sentence}${isKnown ? '' : `, and ${lines} at the top of the file`}.`;
}

/** Reads the facts, longest first, so that a whole address is named, not a part it shares with another. */
function readFacts(owners: readonly ContentModule[]): Fact[] {
  return [...walkContent(owners)]
    .map(({ module, path: steps, value }) => ({
      use: steps.join('.'),
      owner: ownName(module.source),
      value: String(value),
    }))
    .filter(({ use, value }) => OWNED.test(use) && !/^(undefined|…)$/.test(value))
    .sort((one, other) => other.value.length - one.value.length)
    .map(({ use, owner, value }) => ({ use, owner, pattern: wholeWord(value) }));
}

/** `team.ts`, `seasons/2026-rebuilt.ts`. */
const ownName = (source: ts.SourceFile) => nameOf(source).replace('content/', '');

function wholeWord(value: string): RegExp {
  const literal = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w/])${literal}(?!\\w)`);
}
