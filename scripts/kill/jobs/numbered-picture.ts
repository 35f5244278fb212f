import { crc32, deflateSync } from 'node:zlib'

const SIZE = 24

/** A small picture that differs from those of other numbers. */
export function numberedPicture(number: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIZE, 0)
  header.writeUInt32BE(SIZE, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(SIZE * 3, Buffer.from([number % 256, number >> 8, 90]))])
  const rows = Buffer.concat(Array.from({ length: SIZE }, () => row))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}
