import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

/** The token is shown only once. */
export function NewTokenNotice({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations('settings')
  const common = useTranslations('common')
  return (
    <Section title={t('tokens.newTitle')} text={t('tokens.newText')}>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('tokens.value')} className="min-w-60 grow">
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              readOnly
              value={token}
              onFocus={(event) => event.target.select()}
              className="font-mono leading-loose"
            />
          )}
        </Field>
        <CopyButton text={token} />
      </div>
      <Button variant="ghost" className="self-start" onClick={onDone}>
        {common('done')}
      </Button>
    </Section>
  )
}
