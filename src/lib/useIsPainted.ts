import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/**
 * Returns false until the browser has painted a part once. Every screen reader announces words that enter
 * its `role="status"` only then; many skip those that appear together with it.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => void afterPaint().then(() => setIsPainted(true)), []);
  return isPainted;
}
