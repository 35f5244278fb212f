import { FileText } from 'lucide-react'
import { Photo } from './photo.tsx'
import type { StepRow } from './recipe.rows.ts'

type StepFileRow = NonNullable<StepRow['file']>

const pictureExtension = /\.(jpe?g|png|webp|gif|avif)(\?|$)/i

/** The API leaves out the URLs of a file that the person may not read. */
export function StepFile({ file, large = false }: { file: StepFileRow; large?: boolean }) {
  const { preview, file_download: whole } = file
  const picture = typeof preview === 'string' && preview ? preview : undefined
  if (picture && pictureExtension.test(picture))
    return (
      <Photo
        src={picture}
        alt=""
        className={`aspect-4/3 w-full rounded-lg bg-sunken object-cover ${large ? 'sm:w-120' : 'sm:w-96'} print:w-48`}
      />
    )
  if (typeof whole !== 'string') return null
  return (
    <a
      href={whole}
      className="inline-flex min-h-9 items-center gap-2 self-start text-sm text-primary-strong underline decoration-primary underline-offset-4"
    >
      <FileText aria-hidden className="size-4.5" />
      <bdi>{file.name}</bdi>
    </a>
  )
}
