let context: AudioContext | undefined
let ringing: ReturnType<typeof setInterval> | undefined

const between = 1400
/** Milliseconds: long enough to come in from the garden. */
const longest = 60_000
const notes = [880, 1175, 880] as const

/** Browsers allow sound only after a press: call this in the handler that starts a timer. */
export function allowSound() {
  context ??= typeof AudioContext === 'undefined' ? undefined : new AudioContext()
  void context?.resume()
}

/** Rings for a minute at most. Where sound is not allowed, it only vibrates. */
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
