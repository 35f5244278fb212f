import { FolderSearch } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const FolderDialog = lazyPart(() => import('./folder.dialog.tsx'), 'FolderDialog')

interface ChooseFolderProps {
  storage: { id: number; name: string }
  path: string
  onChoose: (path: string) => void
}

/** Opens the folders of a storage. */
export function ChooseFolder({ storage, path, onChoose }: ChooseFolderProps) {
  const t = useTranslations('storages')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size="sm" className="self-start" onClick={() => setOpen(true)}>
        <FolderSearch aria-hidden />
        {t('folders.choose')}
      </Button>
      {isOpen ? (
        <Suspense>
          <FolderDialog
            storage={storage}
            start={path}
            onClose={() => setOpen(false)}
            onChoose={(chosen) => {
              onChoose(chosen)
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
