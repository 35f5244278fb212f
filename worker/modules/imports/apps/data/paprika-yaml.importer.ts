import { wordsOf } from '../../drafts/loose-json.ts'
import { textOf } from '../../files/file.read.ts'
import { findNamed } from '../../files/find-named.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import type { Importer, ReadItem } from '../importer.ts'
import { someHeadText } from '../read-items.ts'
import { yamlObject, yamlRecipe } from './yaml-recipe.ts'

/** A list that Paprika takes in, and others write for it: each entry has its texts as blocks. */
export const paprikaYaml: Importer = {
  id: 'PAPRIKA_YAML',
  title: 'Paprika (YAML)',
  hint: '.yml',
  recognizes: ({ files }) => someHeadText(files, isList),
  async *read({ files }) {
    for (const file of files.filter(isText)) yield* await itemsIn(file, files)
  },
}

const isText = (file: SourceFile): boolean => /^\.(?:ya?ml|txt)$/.test(endingOf(file))

const isList = (head: string, file: SourceFile): boolean =>
  isText(file) &&
  /^- +\w+: /m.test(head) &&
  /^ +name: |^- +name: /m.test(head) &&
  /^ +(?:ingredients|directions): *[|>]/m.test(head)

/** Entries are parted before they are read, so that a broken one harms no other. */
async function itemsIn(file: SourceFile, files: readonly SourceFile[]): Promise<ReadItem[]> {
  const find = findNamed(files)
  const [, ...entries] = `\n${await textOf(file)}`.replace(/\r\n?/g, '\n').split(/\n(?=- +\w+:)/)
  return entries.map((entry, at) => {
    const where = `${file.path}, ${at + 1}`
    const name = wordsOf(/^[- ] +name: *["']?(.+?)["']? *$/m.exec(entry)?.[1])
    return { name: name || where, read: () => [yamlRecipe(yamlObject(entry, where), { where, find })] }
  })
}
