let context: AudioContext | undefined
let ringing: ReturnType<typeof setInterval> | undefined

const between = 1400
/** Long enough to come in from the garden, short enough not to drive the neighbours mad. */
const longest = 60_000
const notes = [880, 1175, 880] as const

/** Browsers let a page sound only after a press, so whatever starts a timer calls this within it. */
export function allowSound() {
  context ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  void context?.resume()
}

/** Rings until `hush` or for a minute. Where sound was never allowed it only shakes, on devices that can. */
export function ring() {
  if (ringing !== undefined) return
  const until = Date.now() + longest
  const once = () => {
    if (Date.now() > until) return hush()
    chime()
    navigator.vibrate?.([220, 120, 220])
  }
  once()
  ringing = setInterval(once, between)
}

export function hush() {
  clearInterval(ringing)
  ringing = undefined
}

function chime() {
  if (context?.state !== 'running') return
  for (const [at, pitch] of notes.entries()) tone(context, pitch, context.currentTime + at * 0.18)
}

/** A struck glass: quick to begin, slow to fade. */
function tone(audio: AudioContext, pitch: number, from: number) {
  const source = audio.createOscillator()
  const loudness = audio.createGain()
  source.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, from)
  loudness.gain.exponentialRampToValueAtTime(0.5, from + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
  source.connect(loudness).connect(audio.destination)
  source.start(from)
  source.stop(from + 0.52)
}
