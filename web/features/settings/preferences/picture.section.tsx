import { useMutation } from '@tanstack/react-query'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { Section } from '../section.tsx'
import { uploadFile } from '../upload-file.ts'

export function PictureSection() {
  const t = useTranslations('preferences')
  const { user, preference } = useSession()
  const mayUpload = useHasRole('user')
  const input = useRef<HTMLInputElement>(null)
  const save = useSavePreference()
  const { image } = preference
  const upload = useMutation({
    meta: { error: 'update' },
    mutationFn: async (file: File) => save.mutateAsync({ image: await uploadFile(file) }),
  })
  const remove = async () => {
    await save.mutateAsync({ image: null })
    if (image) notify('success', t('picture.removed'), { undo: () => save.mutateAsync({ image }) })
  }
  if (!mayUpload && !image) return null
  return (
    <Section title={t('picture.title')} text={t('picture.text')}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.display_name} picture={image?.preview} className="size-20" />
        <div className="flex flex-wrap gap-2">
          {mayUpload ? (
            <Button variant="outline" pending={upload.isPending} onClick={() => input.current?.click()}>
              <ImagePlus aria-hidden />
              {t(image ? 'picture.other' : 'picture.choose')}
            </Button>
          ) : null}
          {image ? (
            <Button variant="ghost" onClick={() => void remove().catch(() => undefined)}>
              <Trash2 aria-hidden />
              {t('picture.remove')}
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('picture.choose')}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) upload.mutate(file)
            event.target.value = ''
          }}
        />
      </div>
    </Section>
  )
}
