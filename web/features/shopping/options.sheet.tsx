import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { OnlyAisles } from '#web/components/shopping/only-aisles.tsx'
import { ViewSettings } from '#web/components/shopping/view-settings.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Lists } from './named/use-lists.ts'
import { ListOptions } from './named/list-options.tsx'
import type { ShoppingList } from './shopping-list.ts'
import { ShareButton } from './share-button.tsx'
import { supermarketsQuery } from './offline.queries.ts'

interface OptionsSheetProps extends Pick<Lists, 'lists' | 'chosen'> {
  /** Of the list that is shown. */
  shoppingList: ShoppingList
}

export function OptionsSheet({ shoppingList, lists, chosen }: OptionsSheetProps) {
  const t = useTranslations('shopping')
  const { open, set } = useOverlay('view')
  const [grouping] = useDeviceSetting('shopping_selected_grouping')
  const mayManage = useHasRole('user')
  return (
    <Sheet open={open} onOpenChange={set} title={t('options.title')}>
      <div className="flex flex-col gap-4">
        <ViewSettings shop={grouping === 'Category' ? <ShopChoice /> : null} />
        {mayManage ? <ListOptions isFirst={lists.length === 0} /> : null}
        <div className="flex flex-wrap gap-2">
          <ShareButton shoppingList={shoppingList} title={chosen?.name} variant="text" />
          <Button asChild variant="outline">
            <Link to="." search={(search) => ({ ...search, open: 'export' })} replace>
              <FileDown aria-hidden />
              {t('export.open')}
            </Link>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function ShopChoice() {
  const t = useTranslations('shopping')
  const [shop, setShop] = useDeviceSetting('shopping_selected_supermarket')
  const { data: shops = [] } = useQuery(supermarketsQuery)
  if (shops.length === 0) return null
  return (
    <>
      <Field label={t('options.supermarket')}>
        {(control) => (
          <Select
            {...control}
            value={String(shop ?? '')}
            onValueChange={(id) => setShop(id === '' ? null : Number(id))}
            options={[
              { value: '', label: t('options.noSupermarket') },
              ...shops.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
      </Field>
      {shop === null ? null : <OnlyAisles />}
    </>
  )
}
