import { v4 as uuidv4 } from 'uuid';
import { readCodeQuery } from '../../../../contracts/chat/code-address.ts';
import { keptInTab } from '../../../lib/browser/kept.ts';
import { visit } from './visit.ts';

/**
 * Reads the code in the address of a chat. Each tab has a conversation of its own: a code on a machine is read by many people, who are
 * to see its faults first, and nothing that others asked. A tab that is loaded anew goes on.
 */
export function readVisit(uniqueId: string): void {
  const said = readCodeQuery(location.search);
  if (Object.keys(said).length === 0) return;
  const keptAs = `chat-visit:${uniqueId}${location.search}`;
  const begin = (key: string): true => {
    keptInTab.write(keptAs, key);
    visit.code = { ...said, visit: key };
    return true;
  };
  begin(keptInTab.read(keptAs) ?? uuidv4());
  visit.renew = () => begin(uuidv4());
}
