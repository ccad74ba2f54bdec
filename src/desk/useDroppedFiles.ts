import { useEffect } from 'react';

/**
 * Takes the files that are dropped anywhere in the window, unless a dialog is open. Without `onFiles` it only keeps
 * the browser from opening them in place of the desk.
 */
export function useDroppedFiles(onFiles?: (files: readonly File[]) => void): void {
  useEffect(() => {
    function take(event: DragEvent) {
      const { types, files } = event.dataTransfer!;
      const isForField = (event.target as Element).matches?.('input[type="file"]');
      if (!types.includes('Files') || isForField) return;
      event.preventDefault();
      if (event.type === 'drop' && !document.querySelector('dialog[open]')) onFiles?.([...files]);
    }
    window.addEventListener('dragover', take);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', take);
      window.removeEventListener('drop', take);
    };
  }, [onFiles]);
}
