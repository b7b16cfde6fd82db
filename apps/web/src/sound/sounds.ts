// Short sounds, made by the browser itself: nothing is fetched.

interface Tone {
  /** Hertz at the beginning and at the end. */
  readonly from: number
  readonly to: number
  /** Seconds after the beginning of the sound, and how long it lasts. */
  readonly at: number
  readonly lasts: number
  readonly shape: OscillatorType
  readonly loudness: number
}

const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  shape: OscillatorType = 'sine',
  loudness = 0.16,
): Tone => ({ from, to, at, lasts, shape, loudness })

export const SOUNDS = {
  cast: [tone(320, 640, 0, 0.14, 'triangle', 0.09), tone(640, 960, 0.05, 0.14)],
  landed: [tone(190, 90, 0, 0.13, 'triangle', 0.3)],
  damage: [tone(150, 45, 0, 0.16, 'sawtooth', 0.12), tone(80, 40, 0, 0.2, 'sine', 0.3)],
  died: [tone(260, 60, 0, 0.34, 'triangle', 0.16), tone(130, 38, 0.04, 0.34, 'sawtooth', 0.06)],
  countered: [tone(500, 180, 0, 0.18, 'square', 0.05), tone(370, 130, 0.08, 0.2, 'square', 0.05)],
  lifeGained: [tone(660, 660, 0, 0.12), tone(880, 880, 0.08, 0.18)],
  yourTurn: [tone(523, 523, 0, 0.12), tone(784, 784, 0.1, 0.22)],
  won: [tone(523, 523, 0, 0.16), tone(659, 659, 0.12, 0.16), tone(784, 784, 0.24, 0.16), tone(1047, 1047, 0.36, 0.4)],
  lost: [tone(392, 392, 0, 0.22), tone(330, 330, 0.18, 0.22), tone(262, 250, 0.36, 0.5)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>
export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

function play(audio: AudioContext, { from, to, at, lasts, shape, loudness }: Tone): void {
  const start = audio.currentTime + at
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: from })
  const gain = new GainNode(audio, { gain: 0 })
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + lasts)
}

/** Plays a sound. A browser that has none, or waits for a click before the first one, stays silent. */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') audio.resume().catch(() => {})
  for (const one of SOUNDS[sound]) play(audio, one)
}
