import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { serverQuery } from './operator.queries.ts'
import { OperatorSection } from './operator.section.tsx'

export function SignupSection() {
  const t = useTranslations('operator')
  const { data } = useSuspenseQuery(serverQuery)
  const { max_recipes: recipes, max_users: people, max_file_storage_mb: files } = data.new_space
  const filesText =
    files < 0 ? t('signup.noFiles') : files === 0 ? t('signup.anyFiles') : t('signup.files', { count: files })
  return (
    <OperatorSection title={t('signup.title')}>
      <div className="flex flex-col gap-2 text-sm text-pretty">
        <p className="font-medium">{t(`signup.${data.signup}`)}</p>
        <p>
          {t('signup.new', {
            recipes: recipes > 0 ? t('signup.recipes', { count: recipes }) : t('signup.anyRecipes'),
            people: people > 0 ? t('signup.people', { count: people }) : t('signup.anyPeople'),
            files: filesText,
          })}
        </p>
        <p className="wrap-anywhere text-muted">{t('signup.how')}</p>
      </div>
    </OperatorSection>
  )
}
