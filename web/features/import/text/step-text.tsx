import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId, focusField } from '#web/components/recipe-form/focus-field.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { changeStep } from '#web/components/recipe-form/steps.change.ts'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const Preview = lazy(async () => ({
  default: (await import('#web/components/recipe-form/instruction-preview.tsx')).InstructionPreview,
}))

export function StepText({ step, at }: { step: StepDraft; at: number }) {
  const t = useTranslations('import')
  const common = useTranslations('common')
  const change = useSteps()
  const [isOpen, setOpen] = useState(false)
  const name = step.name || t('step', { number: at + 1 })
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft font-title font-semibold numbers"
      >
        {at + 1}
      </span>
      <div className="min-w-0 grow pt-1">
        {step.name ? (
          <h3 dir="auto" className="mb-1 font-title font-semibold">
            {step.name}
          </h3>
        ) : null}
        {isOpen ? (
          <>
            <label htmlFor={fieldId(step.key, 'instruction')} className="sr-only">
              {name}
            </label>
            <Textarea
              id={fieldId(step.key, 'instruction')}
              value={step.instruction}
              onChange={({ target: { value } }) =>
                change(
                  (steps) => changeStep(steps, step.key, (one) => ({ ...one, instruction: value })),
                  `${step.key}.instruction`,
                )
              }
            />
            <Button variant="soft" size="sm" className="mt-2" onClick={() => setOpen(false)}>
              {common('done')}
            </Button>
          </>
        ) : (
          <Suspense fallback={<Skeleton className="h-12" />}>
            <Preview step={step} />
          </Suspense>
        )}
      </div>
      {isOpen ? null : (
        <IconButton
          label={t('editStep', { name })}
          icon={<Pencil />}
          size="iconSm"
          onClick={() => {
            setOpen(true)
            focusField(step.key, 'instruction')
          }}
        />
      )}
    </li>
  )
}
