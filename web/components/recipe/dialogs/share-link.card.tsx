import { QrCode as QrIcon, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const QrCode = lazy(() => import('#web/components/ui/qr-code.tsx'))

/** A link, and the ways to hand it over. */
export function ShareLinkCard({ url, name }: { url: string; name: string }) {
  const t = useTranslations('recipes')
  const [isCodeShown, setCodeShown] = useState(false)
  return (
    <div className="my-3 flex flex-wrap gap-2">
      <Input
        aria-label={t('share.link')}
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className="w-full"
      />
      <CopyButton text={url} variant="primary" className="max-sm:grow" />
      {'share' in navigator ? (
        <Button
          variant="outline"
          className="max-sm:grow"
          onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        >
          <Share2 aria-hidden />
          {t('share.send')}
        </Button>
      ) : null}
      <Button
        variant="outline"
        className="max-sm:grow"
        aria-expanded={isCodeShown}
        onClick={() => setCodeShown(!isCodeShown)}
      >
        <QrIcon aria-hidden />
        {t(isCodeShown ? 'share.hideCode' : 'share.code')}
      </Button>
      {isCodeShown ? (
        <figure className="mt-2 flex w-full flex-col items-center gap-2">
          <Suspense fallback={<Skeleton className="size-56" />}>
            <QrCode text={url} label={t('share.codeLabel', { name })} className="size-56 rounded-md" />
          </Suspense>
          <figcaption className="text-sm text-muted">{t('share.codeText')}</figcaption>
        </figure>
      ) : null}
    </div>
  )
}
