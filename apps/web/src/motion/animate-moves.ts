import type { Move } from '../worker/move-tracker.ts'
import styles from './motion.module.css'
import { type Places, rectAt } from './places.ts'

/** Short: a card shows where it goes and is there. */
const TIMING: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }
/** When everything moves at once, nothing is seen by following it. */
const MAX_MOVES = 40
/** On a table as crowded as this, what only makes room is there at once. */
const MAX_SHIFTS = 60
/** Less than this is no movement. */
const MIN_DISTANCE = 2

const AT_REST: Keyframe = { translate: '0 0', scale: '1' }

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

/** The keyframe that shows something that lies at `there` as if it lay at `here`, in its own shape. */
function offsetKeyframe(here: DOMRect, there: DOMRect): Keyframe {
  const [[x, y], [atX, atY]] = [middle(here), middle(there)]
  const size = Math.min(here.width / there.width, here.height / there.height)
  return { translate: `${x - atX}px ${y - atY}px`, scale: String(size) }
}

const isSame = (one: DOMRect, other: DOMRect): boolean => {
  const [[x, y], [atX, atY]] = [middle(one), middle(other)]
  return Math.hypot(x - atX, y - atY) < MIN_DISTANCE
}

/** A picture above the table for the time of a flight: of a card, or of a back. */
function ghostAt({ left, top, width, height }: DOMRect, card: Element | null): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = `${styles['ghost']} ${card ? '' : styles['back']}`
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  if (card) {
    const copy = card.cloneNode(true) as Element
    copy.removeAttribute('data-entity')
    ghost.append(copy)
  }
  document.body.append(ghost)
  return ghost
}

function animateGhost(ghost: HTMLElement, frames: Keyframe[]): void {
  const done = (): void => ghost.remove()
  ghost.animate(frames, TIMING).finished.then(done, done)
}

/** A card that is on the table comes from where it was. Out of a list that scrolls it would be cut off: a ghost flies there. */
function moveIn(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (isSame(from, to) || to.width === 0) return
  if (!element.closest('[data-scrolls]')) {
    element.animate([offsetKeyframe(from, to), AT_REST], TIMING)
    return
  }
  animateGhost(ghostAt(to, element), [offsetKeyframe(from, to), AT_REST])
  element.animate([{ opacity: 0 }, { opacity: 0 }], TIMING)
}

/** A card that leaves the table, or was never seen, goes to a pile. */
function moveOut(card: Element | null, from: DOMRect, to: DOMRect): void {
  animateGhost(ghostAt(from, card), [AT_REST, { ...offsetKeyframe(to, from), opacity: 0.4 }])
}

/** Moves every card from where it was to where it is now. */
export function animateMoves(before: Places, now: Places, moves: readonly Move[]): void {
  const moved = new Set<HTMLElement>()
  const shownMoves = moves.length > MAX_MOVES ? [] : moves
  for (const { from, to } of shownMoves) {
    const start = rectAt(before, from)
    const end = rectAt(now, to)
    if (!start || !end) continue
    const arrived = now.objects.get(to.id)?.element
    if (!arrived) moveOut(before.objects.get(from.id)?.element.firstElementChild ?? null, start, end)
    else if (!moved.has(arrived)) {
      moveIn(arrived, start, end)
      moved.add(arrived)
    }
  }
  if (now.objects.size > MAX_SHIFTS) return
  for (const [id, { element, rect }] of now.objects) {
    if (moved.has(element)) continue
    moved.add(element)
    const start = before.objects.get(id)?.rect
    if (start) moveIn(element, start, rect)
    else if (id > 0) element.animate([{ opacity: 0 }, { opacity: 1 }], TIMING)
  }
}

/** Lets everything be where it is. */
export function finishAnimations(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) if (!isFromStyleSheet(animation)) animation.cancel()
}

const isFromStyleSheet = (animation: Animation): boolean =>
  animation instanceof CSSAnimation || animation instanceof CSSTransition
