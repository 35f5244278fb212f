import { Bookmark } from 'lucide-react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { BookmarkletLink } from './bookmarklet-link.tsx'

export function BookmarkletSection() {
  const t = useTranslations('import')
  const script = bookmarkletScript(location.origin)
  return (
    <Card id="bookmarklet" className="mt-8 scroll-mt-4" aria-labelledby="import-bookmarklet">
      <CardBody>
        <CardTitle id="import-bookmarklet">{t('bookmarklet.title')}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('bookmarklet.text')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <BookmarkletLink script={script}>
            <Bookmark aria-hidden className="size-4" />
            {t('bookmarklet.link')}
          </BookmarkletLink>
          <CopyButton text={script} label={t('bookmarklet.copy')} />
        </div>
        <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-1 ps-5 text-sm">
          <li>{t('bookmarklet.drag')}</li>
          <li>{t('bookmarklet.press')}</li>
          <li>{t('bookmarklet.check')}</li>
        </ol>
      </CardBody>
    </Card>
  )
}

/**
 * Sends the current page to a Larder window by `postMessage`, with a code made for this press; see
 * `web/public/receive.js`. It fetches nothing, so no content security policy blocks it.
 */
export function bookmarkletScript(origin: string): string {
  const code = `(()=>{
const o=${JSON.stringify(origin)},u=location.href,
c=[...crypto.getRandomValues(new Uint8Array(16))].map(n=>n.toString(16).padStart(2,'0')).join(''),
w=open(o+'/receive#'+c+'&'+encodeURIComponent(u),'_blank');
if(!w){location.href=o+'/import?url='+encodeURIComponent(u);return}
const hear=e=>{
if(e.source!==w||e.origin!==o||e.data!=='larder '+c)return;
removeEventListener('message',hear);
w.postMessage({larder:c,url:u,html:document.documentElement.outerHTML.slice(0,2e6)},o)};
addEventListener('message',hear)
})()`
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`
}
