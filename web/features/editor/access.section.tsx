import { ChevronDown } from 'lucide-react'
import { useDraft } from '#web/components/recipe-form/draft/draft-context.ts'
import type { DraftPerson, RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { otherPeople } from '#web/components/things/other-people.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface AccessSectionProps {
  draft: RecipeDraft
  /** Who sees a recipe is for its maker alone to say. */
  mayHide: boolean
}

export function AccessSection({ draft, mayHide }: AccessSectionProps) {
  const t = useTranslations('editor')
  const { change, errors } = useDraft()
  const isUsed = draft.sourceUrl !== '' || draft.private
  return (
    <details open={isUsed || errors['source_url'] !== undefined} className="group mt-5 border-t border-line pt-3">
      <summary className="flex min-h-10 list-none items-center gap-2 rounded-md text-sm font-medium pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 -rotate-90 transition-transform group-open:rotate-0" />
        {t('more')}
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        <Field label={t('source')} hint={t('sourceHint')} error={errors['source_url']}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={1024}
              value={draft.sourceUrl}
              onChange={(event) => {
                const sourceUrl = event.target.value
                change((before) => ({ ...before, sourceUrl }), 'source_url')
              }}
            />
          )}
        </Field>
        {mayHide ? (
          <div className="flex flex-col gap-3">
            <Switch
              label={t('private')}
              hint={t('privateHint')}
              checked={draft.private}
              onCheckedChange={(isPrivate) => change((before) => ({ ...before, private: isPrivate }))}
            />
            {draft.private ? (
              <Field label={t('shared')} error={errors['shared']}>
                {(control) => (
                  <MultiCombobox
                    {...control}
                    label={t('shared')}
                    source={otherPeople}
                    value={draft.shared}
                    onValueChange={(value) => change((before) => ({ ...before, shared: value.filter(isPerson) }))}
                  />
                )}
              </Field>
            ) : null}
          </div>
        ) : null}
      </div>
    </details>
  )
}

const isPerson = (picked: Picked): picked is DraftPerson => picked.id !== undefined
