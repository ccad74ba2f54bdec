import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager, styled } from 'styled-components';
import { GlobalStyle } from '../theme/GlobalStyle';
import { showStoredPicture } from '../news/showStoredPicture';
import { color } from '../theme/read';
import { deskSettings } from './deskSettings';

interface PreviewFrameProps {
  readonly title: string;
  readonly size: keyof typeof WIDTHS;
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** The widths of the windows that are shown, in px. */
const WIDTHS = { phone: 390, desktop: 1280 };

/**
 * A window of its own, because the site's media queries look at their window. It has no address, so it has the
 * page's own security policy. A wide one is shown smaller where there is no room.
 */
export function PreviewFrame({ title, size, scheme, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [room, setRoom] = useState(WIDTHS.phone);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Firefox replaces the first document of a new frame.
    const take = () => setPage(element.contentDocument ?? undefined);
    take();
    element.addEventListener('load', take);
    const watch = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    watch.observe(element.parentElement!);
    return () => {
      element.removeEventListener('load', take);
      watch.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    // The build has the pictures of a draft no sooner than the database.
    const show = ({ target }: Event) => {
      const image = target as HTMLImageElement;
      if (image.dataset?.picture) void showStoredPicture(image, deskSettings().database);
    };
    page?.addEventListener('error', show, { capture: true, signal });
    // A file that is dropped on the preview is dropped on the desk.
    const pass = (event: DragEvent) => {
      if (!window.dispatchEvent(new DragEvent(event.type, event))) event.preventDefault();
    };
    page?.addEventListener('dragover', pass, { signal });
    page?.addEventListener('drop', pass, { signal });
    return () => ended.abort();
  }, [page]);

  useLayoutEffect(() => {
    page?.documentElement.setAttribute('data-scheme', scheme);
    page?.documentElement.setAttribute('lang', document.documentElement.lang);
  }, [page, scheme]);

  const width = WIDTHS[size];
  const scale = Math.min(1, room / width);
  return (
    <Room>
      <PreviewWindow
        ref={frame}
        title={title}
        style={{
          width,
          height: `calc(100% / ${scale})`,
          transform: `scale(${scale})`,
        }}
      />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            <GlobalStyle />
            <div onClickCapture={(event) => event.preventDefault()}>{children}</div>
          </StyleSheetManager>,
          page.body,
        )}
    </Room>
  );
}

const Room = styled.div`
  height: 75vh;
  overflow: hidden;
  background-color: ${color('sunken')};
`;

const PreviewWindow = styled.iframe`
  max-width: none;
  margin-inline: auto;
  background-color: ${color('paper')};
  transform-origin: 0 0;
`;
