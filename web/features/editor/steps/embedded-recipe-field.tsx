import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId } from '#web/components/recipe-form/focus-field.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { changeStep } from '#web/components/recipe-form/steps.change.ts'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const recipePicker = resourcePicker(resourceEndpoint<typeof recipe>('recipe'))

export function EmbeddedRecipeField({ step }: { step: StepDraft }) {
  const t = useTranslations('editor')
  const change = useSteps()
  if (step.part === null) return null
  return (
    <div id={fieldId(step.key, 'part')}>
      <Field label={t('step.part')} hint={t('step.partHint')} className="mt-4 max-w-lg">
        {(control) => (
          <Combobox
            {...control}
            label={t('step.part')}
            source={recipePicker}
            value={step.part?.id === undefined ? null : step.part}
            onValueChange={(part) => change((steps) => changeStep(steps, step.key, (one) => ({ ...one, part })))}
          />
        )}
      </Field>
    </div>
  )
}
