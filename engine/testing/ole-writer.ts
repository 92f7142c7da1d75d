const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;

/** Writes an OLE compound file for tests with one stream of 4,096 bytes that begins with `head`. */
export function writeOle(streamName: string, head: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index++) header.writeUInt32LE(index === 0 ? 0 : FREE, 76 + 4 * index);
  const fat = Buffer.alloc(SECTOR, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(END, 4);
  for (let sector = 2; sector < 10; sector++) fat.writeUInt32LE(sector === 9 ? END : sector + 1, 4 * sector);
  const directory = Buffer.concat([
    entry('Root Entry', 5, END, 0),
    entry(streamName, 2, 2, 4096),
    Buffer.alloc(256),
  ]);
  const stream = Buffer.alloc(8 * SECTOR);
  head.copy(stream);
  return Buffer.concat([header, fat, directory, stream]);
}

function entry(name: string, type: number, start: number, bytes: number): Buffer {
  const record = Buffer.alloc(128);
  record.write(name, 0, 'utf16le');
  record.writeUInt16LE(2 * (name.length + 1), 64);
  record.writeUInt8(type, 66);
  for (const at of [68, 72, 76]) record.writeUInt32LE(FREE, at);
  record.writeUInt32LE(start, 116);
  record.writeUInt32LE(bytes, 120);
  return record;
}
