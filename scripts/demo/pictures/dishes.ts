import { roundShadow, softShadow } from './canvas.ts'

export function plate(x: number, y: number, r: number, color = '#f7f2e9'): string {
  return `${roundShadow(x, y, r)}
<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="#000" fill-opacity="0.04"/>
<circle cx="${x}" cy="${y}" r="${r * 0.97}" fill="${color}"/>
<circle cx="${x + 4}" cy="${y + 6}" r="${r * 0.74}" fill="#000" fill-opacity="0.07"/>
<circle cx="${x}" cy="${y}" r="${r * 0.73}" fill="${color}"/>
<path d="M${x - r * 0.86} ${y - r * 0.1} A${r * 0.87} ${r * 0.87} 0 0 1 ${x - r * 0.2} ${y - r * 0.845}" fill="none" stroke="#fff" stroke-opacity="0.8" stroke-width="${r * 0.035}" stroke-linecap="round"/>`
}

/** The filling covers a circle of radius 0.84 r. */
export function bowl(x: number, y: number, r: number, color: string, filling: string): string {
  return `${roundShadow(x, y, r, 0.36)}
<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>
<circle cx="${x}" cy="${y}" r="${r * 0.93}" fill="#000" fill-opacity="0.16"/>
<circle cx="${x}" cy="${y + r * 0.012}" r="${r * 0.9}" fill="${color}"/>
<circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="#000" fill-opacity="0.22"/>
<circle cx="${x + r * 0.01}" cy="${y + r * 0.02}" r="${r * 0.84}" fill="${filling}"/>
<path d="M${x - r * 0.93} ${y - r * 0.12} A${r * 0.94} ${r * 0.94} 0 0 1 ${x - r * 0.26} ${y - r * 0.9}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="${r * 0.03}" stroke-linecap="round"/>`
}

export function pan(x: number, y: number, r: number, filling: string, angle = 35): string {
  return `<g transform="rotate(${angle} ${x} ${y})">
${softShadow(`<rect x="${x + r * 0.9}" y="${y - r * 0.1}" width="${r * 1.15}" height="${r * 0.2}" rx="${r * 0.1}"/>`)}
<rect x="${x + r * 0.9}" y="${y - r * 0.1}" width="${r * 1.15}" height="${r * 0.2}" rx="${r * 0.1}" fill="#2d2a29"/>
<circle cx="${x + r * 1.9}" cy="${y}" r="${r * 0.045}" fill="#8a8580"/>
</g>
${roundShadow(x, y, r, 0.36)}
<circle cx="${x}" cy="${y}" r="${r}" fill="#2d2a29"/>
<circle cx="${x}" cy="${y}" r="${r * 0.94}" fill="#45413e"/>
<circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#232120"/>
<circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="${filling}"/>
<path d="M${x - r * 0.95} ${y - r * 0.12} A${r * 0.96} ${r * 0.96} 0 0 1 ${x - r * 0.26} ${y - r * 0.92}" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="${r * 0.025}" stroke-linecap="round"/>`
}

export function tin(x: number, y: number, w: number, h: number, color: string, filling: string): string {
  return `${softShadow(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="46"/>`)}
<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="46" fill="${color}"/>
<rect x="${x + 16}" y="${y + 16}" width="${w - 32}" height="${h - 32}" rx="36" fill="#000" fill-opacity="0.22"/>
<rect x="${x + 26}" y="${y + 28}" width="${w - 52}" height="${h - 52}" rx="30" fill="${filling}"/>
<path d="M${x + 8} ${y + h * 0.6} V${y + 50} Q${x + 8} ${y + 8} ${x + 50} ${y + 8} H${x + w * 0.5}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="7" stroke-linecap="round"/>`
}

export function board(x: number, y: number, w: number, h: number, color = '#c98f55'): string {
  const rings = [0.22, 0.45, 0.7].map(
    (k) =>
      `<path d="M${x + 30} ${y + h * k} q${w * 0.25} ${h * 0.05} ${w * 0.5} 0 t${w * 0.42} 0" fill="none" stroke="#000" stroke-opacity="0.08" stroke-width="4"/>`,
  )
  return `${softShadow(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="38"/>`)}
<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="38" fill="${color}"/>
<rect x="${x}" y="${y}" width="${w}" height="${h - 10}" rx="38" fill="#fff" fill-opacity="0.10"/>
${rings.join('')}
<circle cx="${x + w - 58}" cy="${y + 58}" r="20" fill="#000" fill-opacity="0.35"/>`
}
