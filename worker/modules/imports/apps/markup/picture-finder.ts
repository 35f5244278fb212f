import { pictureFromBase64 } from '../../drafts/base64-picture.ts'
import type { DraftPicture } from '../../drafts/recipe-draft.ts'
import { baseName, folderOf, referenceKey, type SourceFile } from '../../files/source-file.ts'
import { type Said, say } from '../../drafts/said.ts'

interface Found {
  pictures: DraftPicture[]
  warnings: Said[]
}

/** Finds pictures as files refer to them: beside the page, by name anywhere in the archive, elsewhere, or as `data:`. */
export type PictureFinder = (reference: string, from?: SourceFile) => Found

export function pictureFinder(files: readonly SourceFile[]): PictureFinder {
  const byName = new Map<string, SourceFile[]>()
  for (const file of files) {
    const name = baseName(file).toLowerCase()
    byName.set(name, [...(byName.get(name) ?? []), file])
  }
  return (reference, from) => {
    const address = reference.trim()
    if (address === '') return NOTHING
    if (/^data:/i.test(address)) {
      const picture = pictureFromBase64(address)
      return picture ? { pictures: [picture], warnings: [] } : { pictures: [], warnings: [say('picture_unreadable')] }
    }
    const path = pathOf(address)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const near = from ? folderOf(from).toLowerCase() : ''
    const file = nearest(byName.get(name) ?? [], path, near)
    if (file) return { pictures: [{ file }], warnings: [] }
    if (/^https?:\/\//i.test(address)) return { pictures: [{ url: address }], warnings: [] }
    return { pictures: [], warnings: [say('picture_missing', { name: address.replace(/^.*[\\/]/, '') })] }
  }
}

const NOTHING: Found = { pictures: [], warnings: [] }

/** Of several of one name that whose path has most in common with the reference. */
function nearest(files: readonly SourceFile[], path: string, near: string): SourceFile | undefined {
  if (files.length < 2) return files[0]
  const wanted = `${near}${path}`.split('/').toReversed()
  const common = (file: SourceFile) => {
    const parts = file.path.toLowerCase().split('/').toReversed()
    const differs = parts.findIndex((part, at) => part !== wanted[at])
    return differs < 0 ? parts.length : differs
  }
  return files.toSorted((a, b) => common(b) - common(a))[0]
}

const pathOf = (address: string): string => referenceKey(address.replace(/[?#].*$/, '')).replace(/^(?:\.\/)+/, '')

/** What several references come to. */
export const foundAll = (found: readonly Found[]): Found => ({
  pictures: found.flatMap(({ pictures }) => pictures),
  warnings: found.flatMap(({ warnings }) => warnings),
})
