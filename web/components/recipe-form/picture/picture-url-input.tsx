import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** Not a form, because it stands inside one. */
export function PictureUrlInput({ onAddress }: { onAddress: (url: string) => void }) {
  const t = useTranslations('editor')
  const common = useTranslations('common')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    const url = text.trim()
    if (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url)) onAddress(url)
    else setWrong(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  return (
    <div className="mt-2 flex flex-col gap-2">
      <Field label={t('picture.address')} error={isWrong ? [common('invalid.url')] : []}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            type="url"
            inputMode="url"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(false)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button variant="soft" size="sm" className="self-start" onClick={take}>
        {t('picture.useAddress')}
      </Button>
    </div>
  )
}
