import type { InlineCode, Link, ListItem } from 'mdast';
import type { Extension, Handle } from 'mdast-util-from-markdown';

/*
 * The parts of a tree for what GitHub's Markdown has more. The packages for it bring a writer of Markdown, half as
 * much code again as the parser; the one for addresses also searches the text a second time, by a pattern that older
 * Safari cannot read.
 */

const exit: Handle = function (token) {
  this.exit(token);
};
const enterAddress: Handle = function (token) {
  this.config.enter.autolinkProtocol!.call(this, token);
};
const enterCell: Handle = function (token) {
  this.enter({ type: 'tableCell', children: [] }, token);
};
const exitCheck: Handle = function ({ type }) {
  // The box stands in the first paragraph of its item.
  (this.stack.at(-2) as ListItem).checked = type === 'taskListCheckValueChecked';
};

/** The space after the box of a task stays in its text. */
export const gfmNodes: Extension = {
  canContainEols: ['delete'],
  enter: {
    strikethrough(token) {
      this.enter({ type: 'delete', children: [] }, token);
    },
    table(token) {
      const align = (token._align ?? []).map((side) => (side === 'none' ? null : side));
      this.enter({ type: 'table', align, children: [] }, token);
    },
    tableRow(token) {
      this.enter({ type: 'tableRow', children: [] }, token);
    },
    tableHeader: enterCell,
    tableData: enterCell,
    literalAutolink(token) {
      this.enter({ type: 'link', title: null, url: '', children: [] }, token);
    },
    literalAutolinkEmail: enterAddress,
    literalAutolinkHttp: enterAddress,
    literalAutolinkWww: enterAddress,
  },
  exit: {
    strikethrough: exit,
    taskListCheckValueChecked: exitCheck,
    taskListCheckValueUnchecked: exitCheck,
    table: exit,
    tableRow: exit,
    tableHeader: exit,
    tableData: exit,
    codeText(token) {
      const words = this.resume();
      // In a table, a pipe is escaped even within code.
      const isInTable = this.stack.some(({ type }) => type === 'tableCell');
      (this.stack.at(-1) as InlineCode).value = isInTable ? words.replaceAll('\\|', '|') : words;
      this.exit(token);
    },
    literalAutolink: exit,
    literalAutolinkEmail(token) {
      this.config.exit.autolinkEmail!.call(this, token);
    },
    literalAutolinkHttp(token) {
      this.config.exit.autolinkProtocol!.call(this, token);
    },
    literalAutolinkWww(token) {
      this.config.exit.data!.call(this, token);
      (this.stack.at(-1) as Link).url = `http://${this.sliceSerialize(token)}`;
    },
  },
};
