import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { FoodSection } from './food.section.tsx'
import { ListExportSection } from './list-export.section.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { ShoppingListSection } from './shopping-list.section.tsx'
import { ShoppingViewSection } from './shopping-view.section.tsx'

export function ShoppingSettingsPage() {
  const t = useTranslations('preferences')
  return (
    <>
      <PageHeader title={t('shopping.title')} text={t('shopping.text')} tight />
      <ShoppingListSection />
      <Section title={t('shopping.plan')}>
        <SettingRows>
          <PreferenceSwitch
            name="mealplan_autoadd_shopping"
            label={t('shopping.autoadd')}
            hint={t('shopping.autoaddHint')}
          />
          <PreferenceSwitch name="mealplan_autoexclude_onhand" label={t('shopping.exclude')} />
          <PreferenceSwitch name="mealplan_autoinclude_related" label={t('shopping.related')} />
        </SettingRows>
      </Section>
      <Section
        title={t('shopping.share')}
        text={
          <>
            {t('shopping.shareText')} {t('shopping.household')}
          </>
        }
      >
        <PeopleChoice name="shopping_share" label={t('shopping.share')} />
      </Section>
      <ShoppingViewSection />
      <ListExportSection />
      <FoodSection />
    </>
  )
}
