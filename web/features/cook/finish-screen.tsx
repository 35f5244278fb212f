import { Link, useNavigate } from '@tanstack/react-router'
import { newCookLogDraft, CookLogForm } from '#web/components/recipe/cook-log.form.tsx'
import { createCookLog } from '#web/components/recipe/cook-log.queries.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Drawing } from '#web/components/ui/states/drawing.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { CookScreenProps } from './cook-screen-props.ts'

interface FinishScreenProps extends CookScreenProps {
  servings: number
  share: string | undefined
}

export function FinishScreen({ recipe, cooking, heading, servings, share }: FinishScreenProps) {
  const t = useTranslations('cook')
  const mayLog = useHasRole('user')
  const navigate = useNavigate()
  const back = { to: '/recipe/$recipeId', params: { recipeId: String(recipe.id) } } as const
  const leave = (
    <Button asChild variant={mayLog ? 'ghost' : 'primary'}>
      <Link {...back} search={share ? { share } : {}} onClick={cooking.clear}>
        {t(mayLog ? 'done.skip' : 'done.back')}
      </Link>
    </Button>
  )
  return (
    <div className="mx-auto max-w-lg">
      <Drawing name="bowl" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 font-title text-3xl font-semibold outline-none">
        {t('done.title')}
      </h2>
      <p className="mt-2 mb-6 text-cook text-muted">{t(mayLog ? 'done.text' : 'done.guest')}</p>
      {mayLog ? (
        <CookLogForm
          initial={newCookLogDraft(servings)}
          servingsText={recipe.servings_text}
          action={t('done.save')}
          dated={false}
          submit={async (draft) => {
            createCookLog(recipe, draft)
            cooking.clear()
            await navigate(back)
          }}
          more={leave}
        />
      ) : (
        leave
      )}
    </div>
  )
}
