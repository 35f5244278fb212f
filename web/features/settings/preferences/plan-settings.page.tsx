import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { Section } from '../section.tsx'
import { mealTypesQuery } from './meal-types.queries.ts'
import { PeopleChoice } from './people-choice.tsx'
import { PlanViewSection } from './plan-view.section.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

export function PlanSettingsPage() {
  const t = useTranslations('preferences')
  return (
    <>
      <PageHeader title={t('plan.title')} text={t('plan.text')} tight />
      <PlanViewSection />
      <MealsSection />
      <Section title={t('plan.share')} text={`${t('plan.shareText')} ${t('shopping.household')}`}>
        <PeopleChoice name="plan_share" label={t('plan.share')} />
      </Section>
    </>
  )
}

function MealsSection() {
  const t = useTranslations('preferences')
  const mayArrange = useHasRole('user')
  const { default_meal_type: usual = null } = usePreference()
  const save = useSavePreference()
  const { data: types = [] } = useQuery(mealTypesQuery)
  return (
    <Section title={t('plan.meals')}>
      <SettingRows>
        {types.length > 0 ? (
          <SettingRow wide label={t('plan.type')} hint={t('plan.typeHint')}>
            {(control) => (
              <Select
                {...control}
                value={String(usual?.id ?? '')}
                onValueChange={(id) =>
                  save.mutate({ default_meal_type: types.find((type) => String(type.id) === id) ?? null })
                }
                options={[
                  { value: '', label: t('plan.none') },
                  ...types.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </SettingRow>
        ) : null}
        <PreferenceSwitch
          name="mealplan_autoadd_shopping"
          label={t('shopping.autoadd')}
          hint={t('shopping.autoaddHint')}
        />
      </SettingRows>
      {mayArrange ? (
        <Button asChild variant="outline" className="self-start">
          <Link to="/plan" search={{ open: 'types' }}>
            {t('plan.types')}
          </Link>
        </Button>
      ) : null}
    </Section>
  )
}
