import type { Token } from 'marked'
import { wordListOf } from '../../../drafts/loose-json.ts'
import { paragraphsIn } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import type { JsonObject } from '../../../pages/json/json-value.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { sectionOf } from '../../../pages/visible/section-words.ts'
import { filePerRecipe } from '../file-per-recipe.ts'
import { keywordsIn } from '../columns/labelled-head.ts'
import { pictureOf } from '../picture-files.ts'
import { frontMatter } from './front-matter.ts'
import { blocksOf, markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { MarkdownParts } from './markdown-parts.ts'

/** Markdown with a heading above ingredients and one above directions, again for each part of a recipe. */
export const kookbook = filePerRecipe({
  id: 'KOOKBOOK',
  title: 'Kookbook, Markdown',
  hint: '.recipe.md',
  isOne(head) {
    const above = frontMatter(head)
    const isTitled = above !== null || /^\s*(?:#[ \t]+\S|\S.*\n=+[ \t]*\n)/.test(head)
    const titles = [...(above?.body ?? head).matchAll(/^#{1,6}[ \t]+(.+?)[ \t#]*$/gm)]
    return isTitled && titles.some(([, title = '']) => sectionOf(title) === 'ingredients')
  },
  draftOf,
})

function draftOf(text: string, file: SourceFile, files: readonly SourceFile[]): RecipeDraft {
  const above = frontMatter(text)
  const [first, ...others] = blocksOf(above?.body ?? text)
  const title = first?.type === 'heading' && sectionOf(plainOf(first)) === null ? first : undefined
  const blocks = title || !first ? others : [first, ...others]
  const parts = new MarkdownParts(blocks, files)
  const facts = factsOf(above?.values ?? {}, parts.metadata)
  const shown = picturesIn(parts.about, files)
  const fact = (...names: string[]) => names.map((name) => facts.get(name)).find(Boolean) ?? ''
  const isLink = /^https?:\/\/\S+$/.test(fact('source'))
  const named = fact('image', 'cover', 'picture')
  const pictured = pictureOf(named, files)
  const times = timesOf({
    prep: fact('preparation time', 'prep time'),
    cook: fact('cooking time', 'cook time'),
    total: fact('total time', 'time'),
  })
  const { servings, servings_text } = servingsOf(fact('servings', 'yield', 'serves'))
  return recipeDraftOf({
    name: title ? plainOf(title) : fact('title') || stemOf(file),
    description: paragraphsIn(parts.about.map(markdownOf).join('\n\n')),
    source: isLink ? fact('author') : fact('source', 'author'),
    source_url: fact('url', 'link') || (isLink ? fact('source') : ''),
    servings,
    servings_text,
    working_time: times.working_time,
    waiting_time: times.waiting_time,
    keywords: keywordsIn(fact('tags', 'keywords', 'category')),
    ingredients: parts.ingredients,
    steps: parts.steps,
    pictures: [...(pictured ? [pictured] : []), ...shown.pictures],
    notes: parts.notes,
    unplaced: [
      ...times.unplaced,
      ...[...facts].flatMap(([label, value]) =>
        PLACED.has(label) || !value ? [] : [{ title: label[0]?.toUpperCase() + label.slice(1), text: value }],
      ),
    ],
    warnings: [
      ...(named && !pictured ? [`The picture “${named}” is not in the file.`] : []),
      ...shown.warnings,
      ...parts.warnings,
    ],
  })
}

const PLACED = new Set(
  (
    'title,servings,yield,serves,author,source,url,link,preparation time,prep time,total time,time,cooking time,' +
    'cook time,image,cover,picture,tags,keywords,category'
  ).split(','),
)

function factsOf(values: JsonObject, metadata: readonly Token[]): ReadonlyMap<string, string> {
  const facts = new Map(
    Object.entries(values).map(([key, value]) => [key.toLowerCase(), wordListOf(value).join(', ')] as const),
  )
  for (const line of metadata.flatMap(({ raw }) => raw.split('\n'))) {
    const [, label = '', value = ''] = /^[-*+\s]*([\p{L} ]+?)\s*:\s*(.*)$/u.exec(line) ?? []
    if (label) facts.set(label.toLowerCase(), value.trim())
  }
  return facts
}
