import { useLayoutEffect, useState } from 'react';
import type { ClipboardEvent, ComponentProps, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { desk } from '../../content/desk';
import { inTinyWindow } from '../theme/media';
import { color, layer, motion, size, space, type } from '../theme/read';
import { radius } from '../theme/shape';
import { control } from './Field';
import { LinkDialog } from './LinkDialog';
import { Message } from './Message';
import { pastedMarkdown } from './pastedMarkdown';
import type { WantedPicture } from './PictureDialog';
import { ToolIcon } from './ToolIcon';
import { TOOLS, edit, insertLink, linkIn, nextItem, tools } from './tools';
import type { Edit, Link, Selected, Tool } from './tools';
import { useDroppedFiles } from './useDroppedFiles';

type TextEditorProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'ref'> & {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Called when pictures are wanted. */
  readonly onPicture: (wanted: readonly WantedPicture[]) => void;
};

/** A text area that grows, with a bar of tools for those who know no Markdown. */
export function TextEditor({ value, onType, area, onPicture, ...rest }: TextEditorProps) {
  const [link, setLink] = useState<Link>();
  const [lostPictures, setLostPictures] = useState(0);
  useDroppedFiles(onPicture);
  useLayoutEffect(() => {
    if (area.current) growWithText(area.current);
  }, [area, value]);

  function apply(tool: Tool) {
    const element = area.current!;
    if (tool === 'picture') onPicture([undefined]);
    else if (tool === 'link') setLink(linkIn(selectedIn(element)));
    else applyEdit(element, tools[tool](selectedIn(element)));
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.altKey || event.shiftKey || event.nativeEvent.isComposing) return;
    const tool = SHORTCUTS[event.key.toLowerCase()];
    if (event.ctrlKey || event.metaKey) {
      if (!tool) return;
      event.preventDefault();
      return apply(tool);
    }
    const next = event.key === 'Enter' && nextItem(selectedIn(event.currentTarget));
    if (!next) return;
    event.preventDefault();
    applyEdit(event.currentTarget, next);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const html = event.clipboardData.getData('text/html');
    const { markdown, lostPictures: lost } = pastedMarkdown(html);
    const pictures = [...event.clipboardData.files].filter(({ type: kind }) =>
      /^image\//.test(kind),
    );
    // Office programs put a picture of their words beside them, and a browser HTML beside a picture.
    const isPicture = !markdown && pictures.length > 0;
    if (markdown || isPicture) event.preventDefault();
    if (isPicture) onPicture(pictures);
    setLostPictures(isPicture ? 0 : lost);
    if (!markdown) return;
    const { start, end } = selectedIn(event.currentTarget);
    applyEdit(event.currentTarget, edit(start, end, markdown));
  }

  return (
    <Box>
      <Bar role="toolbar" aria-label={desk.write.tools.label}>
        {TOOLS.map((tool) => (
          <ToolButton
            key={tool}
            type="button"
            aria-label={desk.write.tools[tool]}
            title={desk.write.tools[tool]}
            // The text keeps its focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(tool)}
          >
            <ToolIcon name={tool} />
          </ToolButton>
        ))}
      </Bar>
      <Area
        {...rest}
        ref={area}
        rows={12}
        value={value}
        spellCheck
        onKeyDown={press}
        onPaste={paste}
        onChange={({ target }) => onType(target.value)}
      />
      {lostPictures > 0 && <Message role="status" text={desk.write.pictures.lost(lostPictures)} />}
      {link && (
        <LinkDialog
          link={link}
          onClose={() => setLink(undefined)}
          onLink={(whole) => {
            // What is selected is known only until the dialog closes.
            const inserted = insertLink(selectedIn(area.current!), whole);
            flushSync(() => setLink(undefined));
            applyEdit(area.current!, inserted);
          }}
        />
      )}
    </Box>
  );
}

const SHORTCUTS: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic', k: 'link' };

/** Makes a change so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Out of date, but there is no other insertion that undo knows of.
  const isInserted =
    document.execCommand?.(insert ? 'insertText' : 'delete', false, insert) ?? false;
  if (!isInserted) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

/** Returns the text of an area and what is selected in it. */
export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { value, start: selectionStart, end: selectionEnd };
}

/** Makes a text area as tall as its text, where CSS alone cannot. */
function growWithText(area: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

const Box = styled.div`
  display: grid;
`;

/** Stays in sight while the text is scrolled. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer('above')};
  display: grid;
  grid-template-columns: repeat(9, minmax(0, 3rem));
  padding: ${space('xxs')};
  border: 2px solid ${color('edge')};
  border-bottom-width: 1px;
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  background-color: ${color('raised')};

  ${inTinyWindow} {
    position: static;
  }
`;

const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-height: ${size('target')};
  font-size: 1.25rem;
  ${motion('respond')}

  &:hover {
    background-color: ${color('sunken')};
    color: ${color('accent')};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Area = styled.textarea`
  ${control}
  ${type('body')}
  min-height: 16rem;
  padding: ${space('m')};
  border-top-width: 1px;
  border-radius: 0 0 ${radius.medium} ${radius.medium};
  field-sizing: content;
  overflow-wrap: anywhere;
  resize: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
