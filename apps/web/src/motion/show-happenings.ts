import type { Happening } from '@spellwright/table'
import styles from './motion.module.css'
import type { Places } from './places.ts'

/** Long enough to be read, and nothing waits for it. */
const SHOWN: KeyframeAnimationOptions = { duration: 720, easing: 'ease-out' }
const FLASH: KeyframeAnimationOptions = { duration: 420, easing: 'ease-out' }
/** If more happens at the same time, single marks say nothing any more. */
const MOST_MARKS = 16

const POP: Keyframe[] = [
  { scale: '0.4', opacity: 0 },
  { scale: '1.25', opacity: 1, offset: 0.15 },
  { scale: '1', opacity: 1, offset: 0.6 },
  { scale: '1', translate: '0 -14px', opacity: 0 },
]
const SPREAD: Keyframe[] = [
  { scale: '0.94', opacity: 1 },
  { scale: '1.18', opacity: 0 },
]
const SINK: Keyframe[] = [
  { scale: '1', opacity: 1 },
  { scale: '1.04', opacity: 0.95, offset: 0.25 },
  { scale: '0.8', translate: '0 14px', rotate: '-5deg', opacity: 0 },
]

/** Shows a mark over a place for a moment. */
function mark(
  { left, top, width, height }: DOMRect,
  style: string,
  text: string,
  frames: Keyframe[],
  card?: Element,
): void {
  const element = document.createElement('div')
  element.className = `${styles['mark']} ${styles[style]}`
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  if (card) element.append(card)
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(element)
  const done = (): void => element.remove()
  element.animate(frames, text === '' ? FLASH : SHOWN).finished.then(done, done)
}

function show(before: Places, now: Places, happening: Happening): void {
  const { kind, to } = happening
  const here = now.objects.get(to)?.rect
  const there = before.objects.get(to)
  if (kind === 'damage' || kind === 'lifeGained') {
    const at = here ?? there?.rect
    if (at) mark(at, kind, `${kind === 'damage' ? '−' : '+'}${happening.amount}`, POP)
  } else if (kind === 'landed') {
    if (here) mark(here, 'landed', '', SPREAD)
  } else if (kind === 'died') {
    const card = there?.element.firstElementChild?.cloneNode(true)
    if (there && !here) mark(there.rect, 'died', '', SINK, card instanceof Element ? card : undefined)
  }
}

/** Shows damage, gained life, deaths and spells that land. */
export function showHappenings(before: Places, now: Places, happenings: readonly Happening[]): void {
  if (happenings.length > MOST_MARKS) return
  for (const happening of happenings) show(before, now, happening)
}
