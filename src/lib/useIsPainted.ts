import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * False until the browser has drawn a part once. Words that come into their `role="status"` only then
 * are said by every screen reader; those that come together with it many leave out.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setPainted(true)), []);
  return isPainted;
}
