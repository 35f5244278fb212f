import { useQuery } from '@tanstack/react-query'
import { ExternalLink, FileText, FileX } from 'lucide-react'
import { useState } from 'react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DeleteFile } from './delete-file.tsx'
import { recipeFileQuery } from './recipe-file.queries.ts'
import { useBlobAddress } from './use-blob-address.ts'

/** The document or picture in a storage that a recipe was kept as, beside it; at once where it is all there is. */
export function RecipeFileSection({ recipe, share }: { recipe: RecipeRow; share: string | undefined }) {
  const t = useTranslations('files')
  const name = recipe.file_path.split('/').at(-1) ?? ''
  const mayDelete = useHasRole('user') && share === undefined
  const [isOpen, setOpen] = useState(recipe.steps.length === 0)
  return (
    <Card className="mt-8 print:hidden" aria-labelledby="recipe-file">
      <CardBody className="flex flex-col gap-3">
        <h2 id="recipe-file" className="flex min-w-0 items-center gap-2 font-title text-lg font-semibold">
          <FileText aria-hidden className="size-5 shrink-0 text-muted" />
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        </h2>
        {recipe.file_missing ? (
          <p className="flex items-start gap-2 text-sm text-warning-strong">
            <FileX aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('storage.missing')}
          </p>
        ) : isOpen ? (
          <RecipeFile id={recipe.id} share={share} name={name} />
        ) : (
          <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
            {t('storage.show')}
          </Button>
        )}
        {mayDelete && !recipe.file_missing ? <DeleteFile recipe={recipe} name={name} /> : null}
      </CardBody>
    </Card>
  )
}

function RecipeFile({ id, share, name }: { id: number; share: string | undefined; name: string }) {
  const t = useTranslations('files')
  const { data, error, refetch } = useQuery(recipeFileQuery(id, share))
  const address = useBlobAddress(data)
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data || !address) return <Skeleton className="h-96" />
  return (
    <>
      <Button asChild variant="outline" className="self-start">
        <a href={address} target="_blank" rel="noopener noreferrer" {...(canShow(data) ? {} : { download: name })}>
          <ExternalLink aria-hidden />
          {t(canShow(data) ? 'storage.open' : 'storage.keep')}
        </a>
      </Button>
      {data.type.startsWith('image/') ? <img src={address} alt={name} className="max-w-full rounded-md" /> : null}
      {data.type === 'application/pdf' ? (
        // Phones show no PDF within a page. In a sandbox no browser does; that it is one was said by our server.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe src={address} title={name} className="hidden h-[80dvh] w-full rounded-md border border-line md:block" />
      ) : null}
    </>
  )
}

const canShow = ({ type }: Blob): boolean => type === 'application/pdf' || type.startsWith('image/')
