/** Pixels. */
export const pictureSize = { width: 1200, height: 900 }

export type Ground = { color: string; grain: 'wood' | 'cloth' | 'stone' }

export function canvas(ground: Ground, ...things: string[]): string {
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
  <radialGradient id="shadow">
    <stop offset="0.84" stop-color="#1b120a"/><stop offset="0.92" stop-color="#1b120a" stop-opacity="0.5"/>
    <stop offset="1" stop-color="#1b120a" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="light" cx="0.32" cy="0.22" r="0.95">
    <stop offset="0" stop-color="#fff" stop-opacity="0.30"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#1b120a" stop-opacity="0.22"/>
  </radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="${ground.color}"/>
${grains[ground.grain]()}
${things.join('\n')}
<rect width="${width}" height="${height}" fill="url(#light)"/>
</svg>`
}

export const roundShadow = (x: number, y: number, r: number, strength = 0.3) =>
  `<circle cx="${x + r * 0.05}" cy="${y + r * 0.07}" r="${r * 1.07}" fill="url(#shadow)" fill-opacity="${strength}"/>`

/** A stack of outlines, because an SVG blur takes most of the drawing time. */
export const softShadow = (outline: string, strength = 0.3) =>
  [0, 1, 2, 3, 4]
    .map((n) =>
      outline.replace(
        '/>',
        ` transform="translate(14 22)" fill="#1b120a" fill-opacity="${strength / 5}" stroke="#1b120a" stroke-opacity="${strength / 5}" stroke-width="${n * 9}" stroke-linejoin="round"/>`,
      ),
    )
    .join('')

const grains = {
  wood: () => {
    const boards = [0, 1, 2, 3, 4].map((n) => {
      const y = n * 180
      const lines = [28, 74, 121, 160].map(
        (dy, i) =>
          `<path d="M0 ${y + dy} q300 ${i % 2 ? 16 : -14} 600 0 t600 0" fill="none" stroke="#000" stroke-opacity="0.05" stroke-width="3"/>`,
      )
      return `<rect y="${y}" width="1200" height="180" fill="#000" fill-opacity="${n % 2 ? 0.035 : 0}"/>
<path d="M0 ${y} h1200" stroke="#000" stroke-opacity="0.14" stroke-width="4"/>${lines.join('')}`
    })
    return boards.join('')
  },
  cloth: () => {
    const stripes = Array.from({ length: 16 }, (_, n) => {
      const at = n * 80
      return `<path d="M${at} 0 V900 M0 ${at} H1200" stroke="#fff" stroke-opacity="0.16" stroke-width="${n % 2 ? 4 : 14}"/>`
    })
    return stripes.join('')
  },
  stone: () => {
    const specks = Array.from({ length: 150 }, (_, n) => {
      const x = (n * 397) % 1200
      const y = (n * 631) % 900
      return `<circle cx="${x}" cy="${y}" r="${2 + (n % 4)}" fill="${n % 3 ? '#fff' : '#000'}" fill-opacity="0.08"/>`
    })
    return specks.join('')
  },
}
