export function citrus(x: number, y: number, r: number, peel = '#f2b632', flesh = '#f9d976'): string {
  const segments = Array.from({ length: 8 }, (_, n) => {
    const a = (n * Math.PI) / 4
    const b = a + Math.PI / 4 - 0.14
    const at = (t: number, k: number) => `${x + Math.cos(t) * r * k} ${y + Math.sin(t) * r * k}`
    return `<path d="M${at((a + b) / 2, 0.12)} L${at(a, 0.74)} Q${at((a + b) / 2, 0.86)} ${at(b, 0.74)}Z" fill="${flesh}" stroke="${flesh}" stroke-width="${r * 0.06}" stroke-linejoin="round"/>`
  })
  return `<circle cx="${x + 5}" cy="${y + 9}" r="${r}" fill="#1b120a" fill-opacity="0.18"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="${peel}"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#fff6df"/>${segments.join('')}`
}

export function egg(x: number, y: number, r: number): string {
  return `<path transform="translate(${x} ${y}) scale(${r / 100})" d="M-92 -20 C-96 -78 -38 -104 8 -92 C58 -98 104 -60 96 -8 C108 44 62 96 12 88 C-40 108 -104 66 -92 -20Z" fill="#fffdf6"/>
<path transform="translate(${x} ${y}) scale(${r / 100})" d="M-92 -20 C-104 66 -40 108 12 88 C62 96 108 44 96 -8 C90 40 56 74 8 70 C-44 82 -86 40 -92 -20Z" fill="#000" fill-opacity="0.05"/>
<circle cx="${x + r * 0.04}" cy="${y + r * 0.05}" r="${r * 0.43}" fill="#d98a12"/>
<circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="#f6b02c"/>
<ellipse cx="${x - r * 0.14}" cy="${y - r * 0.16}" rx="${r * 0.12}" ry="${r * 0.08}" fill="#fff" fill-opacity="0.7"/>`
}

export const onionRing = (x: number, y: number, r: number, color = '#b5417a') =>
  `<circle cx="${x + 3}" cy="${y + 5}" r="${r}" fill="none" stroke="#1b120a" stroke-opacity="0.15" stroke-width="${r * 0.22}"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${r * 0.22}"/>
<circle cx="${x}" cy="${y}" r="${r * 0.97}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="${r * 0.07}"/>`

export function tomato(x: number, y: number, r: number): string {
  const cells = [0, 120, 240].map(
    (turn) =>
      `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y - r * 0.48}" rx="${r * 0.36}" ry="${r * 0.24}" fill="#f3a35c"/>
<ellipse cx="${x - r * 0.1}" cy="${y - r * 0.5}" rx="${r * 0.05}" ry="${r * 0.08}" fill="#fff3c9"/><ellipse cx="${x + r * 0.12}" cy="${y - r * 0.46}" rx="${r * 0.05}" ry="${r * 0.08}" fill="#fff3c9"/></g>`,
  )
  return `<circle cx="${x + 4}" cy="${y + 8}" r="${r}" fill="#1b120a" fill-opacity="0.18"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="#c5331f"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#e0543a"/>${cells.join('')}`
}

export const mushroom = (x: number, y: number, s: number, angle = 0, color = '#b98d62') =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s / 100})">
<path d="M-88 14 C-94 -64 -40 -92 4 -90 C54 -92 96 -58 90 14 C60 34 36 24 26 20 C24 50 30 74 20 86 C8 94 -14 94 -22 86 C-32 72 -24 48 -26 20 C-40 26 -64 32 -88 14Z" fill="#1b120a" fill-opacity="0.2" transform="translate(6 10)"/>
<path d="M-88 14 C-94 -64 -40 -92 4 -90 C54 -92 96 -58 90 14 C60 34 36 24 26 20 C24 50 30 74 20 86 C8 94 -14 94 -22 86 C-32 72 -24 48 -26 20 C-40 26 -64 32 -88 14Z" fill="${color}"/>
<path d="M-76 8 C-78 -50 -36 -76 4 -76 C48 -76 80 -48 78 8 C54 20 30 10 16 8 C14 44 20 66 12 78 C4 82 -10 82 -14 78 C-22 64 -14 40 -16 8 C-34 12 -56 18 -76 8Z" fill="#f1e0c6"/>
<path d="M-58 0 C-40 -16 -24 -14 -16 8 M58 0 C40 -16 24 -14 16 8" fill="none" stroke="#8a6240" stroke-width="7" stroke-linecap="round"/></g>`
