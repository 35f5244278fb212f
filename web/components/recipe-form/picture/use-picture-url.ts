import { useEffect, useState } from 'react'
import { storedPictureUrl } from './picture-store.ts'
import type { PictureDraft } from '../draft/recipe-draft.ts'

export function usePictureUrl(picture: PictureDraft): string | null {
  const [file, setFile] = useState<{ key: string; url: string | null }>()
  const key = picture.kind === 'file' ? picture.key : null
  useEffect(() => {
    let isStale = false
    const show = async (key: string) => {
      const url = await storedPictureUrl(key)
      if (!isStale) setFile({ key, url })
    }
    if (key !== null) void show(key)
    return () => {
      isStale = true
    }
  }, [key])
  if (picture.kind === 'removed') return null
  return picture.kind === 'file' ? (file?.key === picture.key ? file.url : null) : picture.url
}
