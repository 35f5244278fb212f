import { expect, it } from 'vitest'
import { pictureOf } from '#worker/modules/imports/apps/text/picture-files.ts'
import type { SourceFile } from '#worker/modules/imports/files/source-file.ts'

const file = (path: string): SourceFile => ({ path, size: 1, stream: async () => new ReadableStream() })

it.each(['images/Äpfel.jpg', 'images/%C3%84pfel.jpg', 'IMAGES\\äpfel.JPG', 'images/A\u0308pfel.jpg'])(
  '%s means the picture, however its letters are written',
  (reference) => {
    const picture = file('images/Äpfel.jpg')
    expect(pictureOf(reference, [file('images/Birnen.jpg'), picture])).toEqual({ file: picture })
  },
)
