import { useEffect, useRef, useState } from 'react'
import { drawPage, SENT_SIDE } from './draw-page.ts'
import { type Edit, UNEDITED } from './edit.ts'
import { isPage } from './is-page.ts'

export interface PhotoPage {
  id: number
  file: File
  edit: Edit
  /** The address of a small picture as it was edited; undefined while it is made, null where the browser cannot show it. */
  preview: string | null | undefined
}

const PREVIEW_SIDE = 640

/** Pages in their order, each with how it was turned and cut. Nothing leaves the device before `files` is called. */
export function usePages() {
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const last = useRef(0)
  const made = useRef(new Set<string>())
  useEffect(() => {
    const addresses = made.current
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [])

  const change = (id: number, patch: Partial<PhotoPage>) =>
    setPages((now) => now.map((page) => (page.id === id ? { ...page, ...patch } : page)))

  const show = async ({ id, file, edit }: Pick<PhotoPage, 'id' | 'file' | 'edit'>) => {
    const drawn = await drawPage(file, edit, PREVIEW_SIDE)
    const address = drawn && URL.createObjectURL(drawn)
    if (address) made.current.add(address)
    // A picture that was edited again meanwhile gets a newer one.
    setPages((now) => now.map((page) => (page.id === id && page.edit === edit ? { ...page, preview: address } : page)))
  }

  return {
    pages,
    /** Returns the names of those that are neither pictures nor PDF. */
    add(files: readonly File[]): string[] {
      const added = files
        .filter(isPage)
        .map((file): PhotoPage => ({ id: ++last.current, file, edit: UNEDITED, preview: undefined }))
      setPages((now) => [...now, ...added])
      for (const page of added) void show(page)
      return files.filter((file) => !isPage(file)).map(({ name }) => name)
    },
    edit(page: PhotoPage, edit: Edit) {
      change(page.id, { edit })
      void show({ ...page, edit })
    },
    remove: (id: number) => setPages((now) => now.filter((page) => page.id !== id)),
    move: (from: number, to: number) =>
      setPages((now) => {
        const moved = [...now]
        moved.splice(to, 0, ...moved.splice(from, 1))
        return moved
      }),
    clear: () => setPages([]),
    /** As they are sent: upright, cut, and no larger than anybody looks at them. */
    files: () =>
      Promise.all(
        pages.map(async ({ file, edit }) => {
          const drawn = await drawPage(file, edit, SENT_SIDE)
          return drawn ? new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: drawn.type }) : file
        }),
      ),
  }
}
