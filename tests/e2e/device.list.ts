/** Motion is off, so that no test meets an animation half-way. */
export const devices = {
  desktop: { viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' },
  phone: {
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
} as const

export type Device = keyof typeof devices
