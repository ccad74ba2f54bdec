import { useEffect } from 'react';
import { desk } from '../../content/desk';
import { useExternalStore } from '../lib/externalStore';
import { deviceKeeps, tryDevice } from './deviceCopies';
import { Message } from './Message';

/** Says so where this device keeps no words: one more reason to save. */
export function StorageNote() {
  const keeps = useExternalStore(deviceKeeps);
  useEffect(() => void tryDevice(), []);
  if (keeps) return null;
  return <Message role="alert" text={desk.keepsNothing} />;
}
