import { baseUnit } from '#worker/modules/amounts/index.ts'
import { IngredientList } from '#web/components/recipe/ingredient.list.tsx'
import { ServingsStepper } from '#web/components/recipe/servings-stepper.tsx'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { cn } from '#web/lib/cn.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useDisplayPreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { groupsByStep, groupsWithSums } from '#web/components/recipe/ingredient-groups.ts'
import { useLineEditing } from './line/use-line-editing.tsx'
import type { RecipeViewProps } from './recipe-view-props.ts'

interface IngredientPanelProps extends RecipeViewProps {
  servings: number
  onServingsChange: (servings: number) => void
}

export function IngredientPanel({
  recipe,
  wording,
  cooking,
  linked,
  servings,
  onServingsChange,
}: IngredientPanelProps) {
  const t = useTranslations('recipes')
  const { number } = useFormat()
  const isLeftHanded = useDisplayPreference().left_handed
  const [isSummed, setSummed] = useDeviceSetting('recipe_mergeStepOverview')
  const bySteps = groupsByStep(recipe)
  const groups = isSummed ? groupsWithSums(recipe) : bySteps
  const written = Math.max(1, recipe.servings)
  const unit = (count: number) => recipe.servings_text || t('servings.unit', { count })
  const editing = useLineEditing(recipe, servings === written ? null : `${number(written)} ${unit(written)}`)
  return (
    <section
      aria-label={t('ingredients.title')}
      className={cn(
        'md:sticky md:top-0 md:-mx-3 md:-my-6 md:max-h-[calc(100dvh-4rem)] md:self-start md:overflow-y-auto md:px-3 md:py-6 lg:max-h-dvh print:static print:max-h-none print:overflow-visible',
        isLeftHanded && 'md:order-last',
      )}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="font-title text-2xl font-semibold">{t('ingredients.title')}</h2>
        <div className="print:hidden">
          <ServingsStepper value={servings} onChange={onServingsChange} min={0.25} unit={recipe.servings_text} />
        </div>
        <p className="hidden text-sm print:block">
          {number(servings)} {unit(servings)}
        </p>
      </div>
      {servings === written ? null : (
        <p className="-mt-1 mb-3 flex items-center gap-2 text-sm text-secondary-strong print:hidden">
          {t('servings.scaled', { from: number(written) })}
          <Button variant="link" size="inline" onClick={() => onServingsChange(written)}>
            {t('servings.reset')}
          </Button>
        </p>
      )}
      {hasConvertibleUnits(bySteps) ? <UnitSwitch /> : null}
      {bySteps.length === 0 ? <p className="text-muted">{t('ingredients.none')}</p> : null}
      {groups.map(({ key, name, ingredients }) => (
        <div key={key} className="mt-4 first-of-type:mt-0">
          {groups.length > 1 && name ? (
            <h3 dir="auto" className="mb-1 text-sm font-semibold text-secondary-strong">
              {name}
            </h3>
          ) : null}
          <IngredientList
            ingredients={ingredients}
            wording={wording}
            cooking={cooking}
            linked={linked}
            // A sum is of several lines.
            {...(isSummed ? {} : { editing })}
          />
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm print:hidden">
        {bySteps.length > 1 ? (
          <Button variant="link" size="inline" onClick={() => setSummed(!isSummed)}>
            {t(isSummed ? 'ingredients.bySteps' : 'ingredients.summed')}
          </Button>
        ) : null}
        {cooking.isBegun ? (
          <Button variant="link" size="inline" onClick={cooking.clear}>
            {t('ingredients.clear')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function UnitSwitch() {
  const t = useTranslations('recipes')
  return (
    <div className="mb-4 print:hidden">
      <SegmentedControl
        label={t('units.label')}
        value={unitChoiceStore.use()}
        onValueChange={unitChoiceStore.set}
        className="flex w-full"
        options={[
          { value: 'written', label: t('units.written') },
          { value: 'metric', label: t('units.metric') },
          { value: 'us', label: t('units.us') },
        ]}
      />
    </div>
  )
}

const hasConvertibleUnits = (groups: ReturnType<typeof groupsByStep>): boolean =>
  groups.some(({ ingredients }) => ingredients.some(({ ingredient }) => baseUnit(ingredient.unit?.base_unit)))
