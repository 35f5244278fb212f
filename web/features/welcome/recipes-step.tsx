import { Link } from '@tanstack/react-router'
import { Field } from '#web/components/ui/form/field.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { detectSource } from '#web/components/import/detect-source.ts'
import { useImportLinks } from '#web/components/import/link-import.queries.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useState } from 'react'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './welcome.page.tsx'

interface RecipesStepProps extends StepProps {
  /** A recipe's own text, to be looked over after the last step. */
  text: string
  onText: (text: string) => void
}

export function RecipesStep({ actions, text, onText, onDone }: RecipesStepProps) {
  const t = useTranslations('welcome')
  const [typed, setTyped] = useState(text)
  const queue = useImportLinks()
  const source = detectSource(typed)
  const urls = source.kind === 'links' ? source.urls : source.kind === 'link' ? [source.url] : []
  const goOn = async () => {
    onText(urls.length > 0 ? '' : typed.trim())
    if (urls.length > 0) await queue.mutateAsync(urls)
    onDone()
  }
  return (
    <StepForm
      actions={actions}
      pending={queue.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
    >
      <Field
        label={t('recipes.label')}
        hint={
          <span aria-live="polite">
            {urls.length > 0 ? t('recipes.links', { count: urls.length }) : typed.trim() ? t('recipes.asText') : ' '}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={typed}
            placeholder={t('recipes.placeholder')}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p className="mt-3 text-sm">
        <Link to="/import" hash="import-files" className="underline decoration-primary underline-offset-4">
          {t('recipes.otherApp')}
        </Link>
      </p>
    </StepForm>
  )
}
