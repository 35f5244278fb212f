import { FileCode2, ImageOff } from 'lucide-react'
import { useId, useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FileDialog } from './file.dialog.tsx'
import { uploadFile } from '../upload-file.ts'
import type { FileKind } from './file.queries.ts'
import type { FileRow } from './space.rows.ts'

interface FileChoiceProps {
  label: string
  hint?: string
  file: FileRow | null
  kind: FileKind
  /** With the id of a file of the space; null takes it away. */
  onChoose: (id: number | null) => void
}

const accepted = { picture: 'image/png,image/jpeg,image/webp,image/gif', style: '.css' } as const

export function FileChoice({ label, hint, file, kind, onChoose }: FileChoiceProps) {
  const t = useTranslations('space')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const dialog = useOverlay(`files-${label}`)
  const upload = useMutation({
    meta: { error: 'create' },
    mutationFn: uploadFile,
    onSuccess: ({ id }) => onChoose(id),
  })
  return (
    <fieldset aria-labelledby={id} className="flex items-start gap-4 py-4">
      <Preview file={file} kind={kind} />
      <div className="min-w-0 grow">
        <p id={id} className="text-sm font-medium">
          {label}
        </p>
        <p className="text-xs wrap-anywhere text-muted">{file ? <bdi>{file.name}</bdi> : hint}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" pending={upload.isPending} onClick={() => input.current?.click()}>
            {file ? t('file.replace') : t('file.upload')}
          </Button>
          <Button variant="ghost" size="sm" onClick={dialog.show}>
            {t('file.choose')}
          </Button>
          {file ? (
            <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
              {t('file.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accepted[kind]}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) upload.mutate(chosen)
            target.value = ''
          }}
        />
      </div>
      {dialog.open ? <FileDialog title={label} kind={kind} onChoose={onChoose} onOpenChange={dialog.set} /> : null}
    </fieldset>
  )
}

function Preview({ file, kind }: { file: FileRow | null; kind: FileKind }) {
  const looks = 'grid size-16 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken'
  if (file?.preview) return <img src={file.preview} alt="" className={`${looks} object-contain`} />
  const Icon = kind === 'style' ? FileCode2 : ImageOff
  return (
    <span aria-hidden className={`${looks} text-muted`}>
      <Icon className="size-6" />
    </span>
  )
}
