import { ChooseFolder } from '#web/components/storages/choose-folder.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'
import { isThing } from '../thing-label.ts'

/** The path can be typed, or found by going through the storage. */
export function FolderField({ values, onValueChange, children }: FieldAround) {
  const t = useTranslations('storages')
  const { storage } = values
  return (
    <div className="flex flex-col gap-2">
      {children}
      {isThing(storage) ? (
        <ChooseFolder
          key={storage.id}
          storage={{ id: storage.id, name: String(storage['name']) }}
          path={String(values['path'] ?? '')}
          // A blank path says nothing; a slash is the top.
          onChoose={(path) => onValueChange('path', path || '/')}
        />
      ) : (
        <p className="text-xs text-muted">{t('folders.storageFirst')}</p>
      )}
    </div>
  )
}
