import { Field } from '#web/components/ui/form/field.tsx'
import { inputClasses, Input } from '#web/components/ui/form/input.tsx'
import { Label } from '#web/components/ui/form/label.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDraft } from './draft/draft-context.ts'
import { MinutesBox } from './minutes.box.tsx'
import type { RecipeDraft } from './draft/recipe-draft.ts'
import type { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'

export function RecipeBasics({ draft, keywords = true }: { draft: RecipeDraft; keywords?: boolean }) {
  const t = useTranslations('editor')
  const { change, errors } = useDraft()
  const set = <K extends keyof RecipeDraft>(name: K, value: RecipeDraft[K], about?: string) =>
    change((before) => ({ ...before, [name]: value }), about)
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('name')} error={errors['name']}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={1}
            dir="auto"
            maxLength={128}
            className={cn(inputClasses, 'field-sizing-content resize-none px-3 py-2 font-title font-semibold')}
            style={{ fontSize: '1.25rem' }}
            value={draft.name}
            onChange={(event) => set('name', event.target.value.replace(/\s*\n\s*/g, ' '), 'name')}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
      </Field>
      <Field label={t('description')} error={errors['description']}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-16"
            value={draft.description}
            onChange={(event) => set('description', event.target.value, 'description')}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-1.5">
          <Label>{t('servings')}</Label>
          <Stepper
            label={t('servings')}
            value={draft.servings}
            onChange={(servings) => set('servings', Math.round(servings), 'servings')}
          />
        </div>
        <Field label={t('servingsText')} error={errors['servings_text']}>
          {(control) => (
            <Input
              {...control}
              maxLength={32}
              placeholder={t('servingsTextExample')}
              value={draft.servingsText}
              onChange={(event) => set('servingsText', event.target.value, 'servings_text')}
            />
          )}
        </Field>
        <Field label={t('workingTime')} error={errors['working_time']}>
          {(control) => (
            <MinutesBox
              {...control}
              placeholder={t('timeExample')}
              value={draft.workingTime}
              onMinutes={(minutes) => set('workingTime', minutes, 'working_time')}
            />
          )}
        </Field>
        <Field label={t('waitingTime')} error={errors['waiting_time']}>
          {(control) => (
            <MinutesBox
              {...control}
              placeholder={t('timeExample')}
              value={draft.waitingTime}
              onMinutes={(minutes) => set('waitingTime', minutes, 'waiting_time')}
            />
          )}
        </Field>
      </div>
      {keywords ? (
        <Field label={t('keywords')} error={errors['keywords']}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('keywords')}
              source={keywordPicker}
              allowNew
              placeholder={t('keywordsExample')}
              value={draft.keywords}
              onValueChange={(value) => set('keywords', value)}
            />
          )}
        </Field>
      ) : null}
    </div>
  )
}

const keywordPicker = resourcePicker(resourceEndpoint<typeof keyword>('keyword'))
