import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { AskingNote } from '#web/components/ai/asking-note.tsx'
import { CreditsLeft } from '#web/components/ai/credits-left.tsx'
import { ProviderField } from '#web/components/ai/provider-field.tsx'
import type { AiChoice } from '#web/components/ai/use-ai.ts'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Picked, resourcePicker } from '#web/lib/resource-picker.ts'
import type { ideasAnswer } from '#worker/modules/assistant/ideas/ideas.contract.ts'
import type { food } from '#worker/modules/foods/food.contract.ts'
import { IdeaList } from './idea.list.tsx'

const foods = resourcePicker(resourceEndpoint<typeof food>('food'), { other_names: 1 })

export function Ideas({ ai }: { ai: AiChoice }) {
  const t = useTranslations('ai')
  const common = useTranslations('common')
  const [chosen, setChosen] = useState<readonly Picked[]>([])
  const [wish, setWish] = useState('')
  const { asking, ask, cancel } = useAsk<z.output<typeof ideasAnswer>>()
  const answer = answerOf(asking)
  const begin = () =>
    ask({
      path: '/api/ai-ideas/',
      query: { provider: ai.provider },
      body: { foods: chosen.flatMap(({ id }) => id ?? []), wish: wish.trim() },
    })
  return (
    <>
      <Card>
        <CardBody>
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              begin()
            }}
          >
            <Field label={t('ideas.foods')} hint={t('ideas.foodsHint')}>
              {(control) => (
                <MultiCombobox
                  {...control}
                  label={t('ideas.foods')}
                  source={foods}
                  value={chosen}
                  onValueChange={setChosen}
                />
              )}
            </Field>
            <Field label={t('ideas.wish')} optional={common('optional')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={256}
                  placeholder={t('ideas.wishExample')}
                  value={wish}
                  onChange={(event) => setWish(event.target.value)}
                />
              )}
            </Field>
            <ProviderField ai={ai} />
            <div className="flex flex-wrap items-center gap-3">
              {asking.kind === 'asking' ? (
                <Button variant="outline" onClick={cancel}>
                  {common('cancel')}
                </Button>
              ) : (
                <Button type="submit" disabled={ai.provider === null}>
                  <Sparkles aria-hidden />
                  {t('ask')}
                </Button>
              )}
              <CreditsLeft />
            </div>
          </form>
        </CardBody>
      </Card>
      <div aria-live="polite" className="mt-5">
        <AskingNote asking={asking} />
        {answer ? <IdeaList {...answer} wish={wish.trim()} provider={ai.provider} /> : null}
      </div>
    </>
  )
}
