import { expect, it } from 'vitest';
import { WireSession } from './wire-session.ts';

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const message = (type: string, body = ''): Buffer => {
  const bytes = Buffer.alloc(5 + body.length);
  bytes.write(type, 0);
  bytes.writeUInt32BE(4 + body.length, 1);
  bytes.write(body, 5);
  return bytes;
};

function started(): WireSession {
  const session = new WireSession();
  session.receive(startup);
  return session;
}

it('lets the client in without a password', () => {
  const steps = new WireSession().receive(startup);
  expect(steps.map(({ kind }) => kind)).toEqual(['answer']);
});

it('waits for the Sync that ends a batch, however its bytes are cut', () => {
  const batch = Buffer.concat([message('P', 'select'), message('B', 'x'), message('E', 'y'), message('S')]);
  for (let cut = 1; cut < batch.length; cut += 1) {
    const session = started();
    expect(session.receive(batch.subarray(0, cut))).toEqual([]);
    const steps = session.receive(batch.subarray(cut));
    expect(steps).toEqual([{ kind: 'run', bytes: batch }]);
  }
});

it('takes the start and the first query in one piece', () => {
  const query = message('Q', 'select 1\0');
  const steps = new WireSession().receive(Buffer.concat([startup, query]));
  expect(steps.map(({ kind }) => kind)).toEqual(['answer', 'run']);
});

it('is not led astray by a body that looks like the end of a batch', () => {
  const tricky = message('P', 'SSSSSQQQQQ\0\0\0\0\u0004S');
  expect(started().receive(tricky)).toEqual([]);
});

it('never passes on the goodbye, which would end PostgreSQL', () => {
  expect(started().receive(message('X'))).toEqual([]);
});
