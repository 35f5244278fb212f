import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Drawing, type DrawingName } from '#web/components/ui/states/drawing.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { FoodsStep } from './foods-step.tsx'
import { HouseholdStep } from './household-step.tsx'
import { InviteStep } from './invite-step.tsx'
import { MeasuresStep } from './measures-step.tsx'
import { RecipesStep } from './recipes-step.tsx'
import { stepAfter, stepBefore, type WelcomeStep, welcomeSteps } from './welcome-steps.ts'

export interface StepProps {
  /** The step's own buttons; the last of them goes on. */
  actions: ReactNode
  onDone: () => void
}

const drawings: Record<WelcomeStep, DrawingName> = {
  household: 'jar',
  measures: 'scales',
  foods: 'basket',
  recipes: 'book',
  invite: 'table',
}

/** Each step saves what it asks for when it is left, so that nobody loses anything by closing the page. */
export function WelcomePage({ step, onStep }: { step: WelcomeStep; onStep: (next: WelcomeStep) => void }) {
  const t = useTranslations('welcome')
  const { creator } = useSession()
  const navigate = useNavigate()
  const { mutateAsync: changeSpace, isPending } = useChangeSpace()
  const [text, setText] = useState('')

  const finish = async () => {
    await changeSpace({ body: { space_setup_completed: true } })
    await (text ? navigate({ to: '/import', search: { text } }) : navigate({ to: '/' }))
  }
  const leave = () => {
    const next = stepAfter(step)
    if (next) onStep(next)
    else void finish()
  }
  const before = stepBefore(step)
  const actions = (
    <>
      {before ? (
        <Button variant="ghost" onClick={() => onStep(before)}>
          {t('back')}
        </Button>
      ) : null}
      <span className="grow" />
      {step === 'household' || !stepAfter(step) ? null : (
        <Button variant="ghost" pending={isPending} onClick={leave}>
          {t('later')}
        </Button>
      )}
    </>
  )
  if (!creator) return <Navigate to="/" replace />
  return (
    <>
      <div aria-hidden className="h-1.5 towel" />
      <div className="mx-auto flex min-h-[calc(100dvh-0.375rem)] w-full max-w-xl flex-col px-5 pt-5 sm:justify-center sm:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Progress step={step} />
          <Button variant="ghost" size="sm" pending={isPending} onClick={() => void finish()}>
            {t('skip')}
          </Button>
        </div>
        <div key={step} className="mt-6 animate-rise sm:min-h-120">
          <Drawing name={drawings[step]} className="-ms-3 size-24 sm:size-28" />
          <div className="mt-4">
            <PageHeader title={t(`${step}.title`)} text={t(`${step}.text`)} />
          </div>
          {step === 'household' ? <HouseholdStep actions={actions} onDone={leave} /> : null}
          {step === 'measures' ? <MeasuresStep actions={actions} onDone={leave} /> : null}
          {step === 'foods' ? <FoodsStep actions={actions} onDone={leave} /> : null}
          {step === 'recipes' ? <RecipesStep actions={actions} text={text} onText={setText} onDone={leave} /> : null}
          {step === 'invite' ? <InviteStep actions={actions} onDone={leave} /> : null}
        </div>
      </div>
    </>
  )
}

function Progress({ step }: { step: WelcomeStep }) {
  const t = useTranslations('welcome')
  const at = welcomeSteps.indexOf(step)
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="flex gap-1.5">
        {welcomeSteps.map((one, index) => (
          <span
            key={one}
            className={
              index <= at ? 'h-1.5 w-5 rounded-full bg-primary-strong sm:w-7' : 'h-1.5 w-5 rounded-full bg-line sm:w-7'
            }
          />
        ))}
      </div>
      <p className="text-xs whitespace-nowrap text-muted numbers">
        {t('progress', { step: at + 1, all: welcomeSteps.length })}
      </p>
    </div>
  )
}
