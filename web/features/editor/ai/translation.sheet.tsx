import { useState } from 'react'
import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { EditorAiProps } from './ai.menu.tsx'
import { AnsweredSteps } from './answered-steps.tsx'
import { keyedBody } from './keyed-body.ts'
import { type AnsweredRecipe, answeredRecipe } from './take-answer.ts'

/** Those that recipes are most often wanted in; a model knows more, and few people ask for them. */
const LANGUAGES =
  'ar bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  )

export function TranslationSheet({ ai, store, id, onClose, onTaken }: EditorAiProps) {
  const t = useTranslations('ai')
  const own = useLanguage()
  const [language, setLanguage] = useState<string>(own)
  const { asking, ask, cancel } = useAsk<AnsweredRecipe>()
  const names = new Intl.DisplayNames([own], { type: 'language' })
  const options = LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, own),
  )
  const answer = answerOf(asking)
  return (
    <AskSheet
      title={t('translate.title')}
      text={t('translate.text')}
      ai={ai}
      asking={asking}
      fields={
        <Field label={t('translate.into')}>
          {(control) => <Select {...control} value={language} onValueChange={setLanguage} options={options} />}
        </Field>
      }
      onAsk={() =>
        ask({
          path: `/api/recipe/${id}/aitranslate/`,
          query: { provider: ai.provider, language },
          body: keyedBody(store.draft()),
        })
      }
      onCancel={cancel}
      onClose={onClose}
      onTake={() => {
        if (!answer) return
        store.change((draft) => answeredRecipe(draft, answer))
        onTaken(t('translate.done', { language: names.of(language) ?? language }))
      }}
    >
      {answer ? (
        <div lang={language}>
          <p dir="auto" className="font-title text-lg font-semibold">
            {answer.name}
          </p>
          {answer.description ? (
            <p dir="auto" className="mt-1 mb-3 text-sm whitespace-pre-line">
              {answer.description}
            </p>
          ) : null}
          <AnsweredSteps {...answer} />
        </div>
      ) : null}
    </AskSheet>
  )
}
