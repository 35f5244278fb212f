import type { DraftPicture } from './recipe.draft.ts'

/** A picture written as base64, with or without `data:…;base64,` in front; null where it cannot be decoded. */
export function pictureFromBase64(text: string): DraftPicture | null {
  const packed = text.replace(/^data:[^,]*,/, '').replace(/\s+/g, '')
  if (packed === '') return null
  try {
    const binary = atob(packed)
    return { bytes: Uint8Array.from(binary, (char) => char.charCodeAt(0)) }
  } catch {
    return null
  }
}
