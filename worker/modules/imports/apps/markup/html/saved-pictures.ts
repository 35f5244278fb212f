import type { DraftPicture } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { attribute, findNodes } from '../../../pages/html/document.ts'
import { parseHtml } from '../../../pages/html/document-parser.ts'
import { pageImages } from '../../../pages/html/images.ts'
import { lineKey } from '../../../pages/text/word-overlap.ts'
import type { PictureFinder } from '../picture-finder.ts'
import type { FoldedPage } from './embedded-pictures.ts'

interface Beside {
  file: SourceFile
  picture: PictureFinder
}

/**
 * The picture of a saved recipe: the one that its markup names, from the page itself or from the files beside it before
 * anywhere else, or the one whose words name it; where nothing is named, the first that is no ornament.
 */
export function savedPictures(
  { name, pictures }: { name: string; pictures: DraftPicture[] },
  page: FoldedPage,
  beside: Beside,
): DraftPicture[] {
  const local = (address: string): DraftPicture | null =>
    page.embedded(address) ?? beside.picture(address, beside.file).pictures.find((found) => 'file' in found) ?? null
  const named = pictures.flatMap((one) => ('url' in one ? [one.url] : []))
  const [own] = named.flatMap((address) => local(address) ?? [])
  if (own) return [own]
  const document = parseHtml(page.text)
  const key = lineKey(name)
  for (const index of findNodes(document, ({ tag }) => tag === 'img')) {
    const node = document[index]
    const found = lineKey(attribute(node, 'alt')).includes(key) ? local(attribute(node, 'src')) : null
    if (found) return [found]
  }
  if (pictures.length > 0) return pictures
  const first = pageImages(document).flatMap((address) => local(address) ?? [])[0] ?? page.only()
  return first ? [first] : []
}
