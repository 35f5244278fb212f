import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession, type Session } from '#web/lib/api/session.ts'
import { navColors, unchosenColor } from '#web/lib/looks/nav-colors.ts'
import { writeUserStorage } from '#web/lib/user-storage.ts'

type Space = NonNullable<Session['space']>

/** What a space gives its members to see, or the person wants: colours of the navigation; icons, a style sheet. */
export function SpaceLooks() {
  const { space, preference } = useSession()
  const { nav_bg_color: background, nav_text_color: tone } = space?.nav_bg_color ? space : preference
  useNavColors(background === unchosenColor ? '' : background, tone)
  useIcons(space)
  useStyleSheet(space?.custom_space_theme?.file_download)
  return null
}

function useNavColors(background: string, tone: string) {
  useEffect(() => {
    const { style } = document.documentElement
    const colors = navColors(background, tone)
    // public/theme.js sets them before the first paint of the next visit.
    writeUserStorage('nav', colors)
    for (const name of navNames) style.removeProperty(name)
    for (const [name, color] of Object.entries(colors)) style.setProperty(name, color)
    return () => navNames.forEach((name) => style.removeProperty(name))
  }, [background, tone])
}

const navNames = ['--nav', '--nav-ink', '--nav-active', '--nav-mark']

const sizes = [32, 128, 144, 192, 512] as const

function useIcons(space: Space | null) {
  useEffect(() => {
    const svg = space?.logo_color_svg?.preview
    const touch = space?.logo_color_180?.preview
    const links = [
      ...sizes.flatMap((size) => {
        const href = space?.[`logo_color_${size}`]?.preview
        return href ? [link({ rel: 'icon', sizes: `${size}x${size}`, href })] : []
      }),
      ...(svg ? [link({ rel: 'icon', sizes: 'any', href: svg })] : []),
      ...(touch ? [link({ rel: 'apple-touch-icon', href: touch })] : []),
    ]
    const own = links.length > 0 ? document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]') : []
    own.forEach((one) => one.remove())
    document.head.append(...links)
    return () => {
      links.forEach((one) => one.remove())
      document.head.append(...own)
    }
  }, [space])
}

/** Not on the page where it is chosen, so that one which hides everything can be taken off. */
function useStyleSheet(address: string | undefined) {
  const isChosenHere = useLocation({ select: ({ pathname }) => pathname.startsWith('/settings/space') })
  const href = address && !isChosenHere ? new URL(address).pathname : undefined
  useEffect(() => {
    if (!href) return
    const sheet = link({ rel: 'stylesheet', href })
    document.head.append(sheet)
    return () => sheet.remove()
  }, [href])
}

const link = (attributes: Record<string, string>): HTMLLinkElement => {
  const made = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
