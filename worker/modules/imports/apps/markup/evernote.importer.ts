import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import { type DraftPicture, type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { readRecipePage } from '../../pages/read-recipe-page.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import type { Importer } from '../importer.ts'
import { HtmlScope } from './html/html-scope.ts'
import { recipeDraftOfPage } from './fields/page-recipe-draft.ts'
import { recipeOfLines } from './fields/recipe-of-lines.ts'
import { childOf, childrenOf, textIn, textOfChild, type XmlElement } from './xml/xml-element.ts'
import { xmlImporter } from './xml/xml-importer.ts'
import { type Said, say } from '../../drafts/said.ts'

/** Notes are pages of their own inside of XML; pictures follow as base64. */
export const evernote: Importer = xmlImporter({
  id: 'EVERNOTE',
  title: 'Evernote',
  hint: '.enex',
  roots: ['en-export'],
  recipe: 'note',
  titleOf: (note) => textOfChild(note, 'title'),
  read: recipeOf,
})

function recipeOf(note: XmlElement): RecipeDraft {
  const title = cleanLine(textOfChild(note, 'title'))
  const about = childOf(note, 'note-attributes')
  const url = textOfChild(about, 'source-url')
  const content = textOfChild(note, 'content').replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>/gi, '')
  const { pictures, warnings } = resourcesOf(note)
  const page = readRecipePage(`<title>${escaped(title)}</title><h1>${escaped(title)}</h1>${content}`, url || null)
  // A page of which only a part is known is read better as lines.
  const isWhole = page !== null && page.ingredients.length > 0 && page.steps.length > 0
  const recipe = isWhole ? recipeDraftOfPage(page) : recipeOfNote(content)
  return {
    ...recipe,
    name: title || recipe.name,
    source: textOfChild(about, 'author') || recipe.source,
    source_url: url || recipe.source_url,
    keywords: [...new Set([...childrenOf(note, 'tag').map((it) => cleanLine(textIn(it))), ...recipe.keywords])].filter(
      Boolean,
    ),
    pictures: pictures.length > 0 ? pictures : recipe.pictures,
    created_at: dateOf(textOfChild(note, 'created')),
    warnings: [...recipe.warnings, ...warnings],
  }
}

/** As lines, in which headings stand out as bold text does. A note may be nothing but an address. */
function recipeOfNote(content: string): RecipeDraft {
  const html = content.replace(/<(\/?)h[1-6]\b[^<>]{0,500}>/gi, (_, end) => (end ? '</b></div>' : '<div><b>'))
  const lines = HtmlScope.of(html).lines({ bold: true })
  const [only = ''] = lines
  return lines.length === 1 && /^https?:\/\/\S+$/i.test(only)
    ? recipeDraftOf({ name: '', source_url: only })
    : recipeOfLines(lines)
}

function resourcesOf(note: XmlElement): { pictures: DraftPicture[]; warnings: Said[] } {
  const pictures: DraftPicture[] = []
  const warnings: Said[] = []
  for (const resource of childrenOf(note, 'resource')) {
    const name = textOfChild(childOf(resource, 'resource-attributes'), 'file-name') || 'attachment'
    const type = textOfChild(resource, 'mime')
    const picture = /^image\//i.test(type) ? pictureFromBase64(textOfChild(resource, 'data')) : null
    if (picture) pictures.push(picture)
    else warnings.push(type ? say('attachment_typed', { name, type }) : say('attachment_untyped', { name }))
  }
  return { pictures, warnings }
}

/** 20250301T182000Z */
function dateOf(text: string): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)?.slice(1)
  return parts ? `${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z` : null
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
