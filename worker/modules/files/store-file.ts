import { invalid } from '#worker/kernel/contract/errors.ts'
import type { FileFacts } from './file.events.ts'
import { fileType } from './file-type.ts'
import { PictureError } from './picture/index.ts'
import { storeNamedPicture } from './store-picture.ts'

const UNSUPPORTED_FILE = 'This kind of file is not taken. Pictures, PDF, DOCX, XLSX, MP4, MOV and CSS are.'
const INVALID_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'

/** Pictures are stored upright, without metadata, with smaller copies. Throws a field error for refused types. */
export async function storeFile(
  env: Pick<Env, 'FILES' | 'IMAGES'>,
  { space, tag }: { space: number; tag: string },
  file: File,
): Promise<Omit<FileFacts, 'name'>> {
  const kind = await fileType(file)
  if (!kind) throw invalid({ file: [UNSUPPORTED_FILE] }, 'user-file.type')
  const name = `${space}/file/${tag}`
  if (kind === 'picture') {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return storeNamedPicture(env, name, bytes).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error
      throw invalid(
        { file: [error.reason === 'too_large' ? 'The picture is too large.' : INVALID_IMAGE] },
        `picture.${error.reason}`,
      )
    })
  }
  const key = `${name}.${kind.extension}`
  await env.FILES.put(key, file, { httpMetadata: { contentType: kind.type } })
  return { key, type: kind.type, size: file.size }
}
