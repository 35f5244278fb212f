import type { DraftPicture } from './recipe-draft.ts'

/** A picture written as base64, with or without `data:…;base64,` in front; null where it cannot be decoded. */
export function pictureFromBase64(text: string): DraftPicture | null {
  const packed = text.replace(/^data:[^,]{0,200},/, '')
  if (packed.trim() === '') return null
  try {
    const binary = atob(packed)
    const bytes = new Uint8Array(binary.length)
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
    return { bytes }
  } catch {
    return null
  }
}
