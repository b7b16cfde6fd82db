import type { Move } from '@spellwright/table'
import styles from './motion.module.css'
import { type Places, rectAt } from './places.ts'

/** Short, so that the player does not have to wait for a card to arrive. */
const TIMING: KeyframeAnimationOptions = { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' }
/** If more cards move at the same time, nobody can follow them, so they are not animated. */
const MAX_MOVES = 40
/** On a table with more objects, those that only make room for others are not animated. */
const MAX_SHIFTS = 60
/** Shorter movements, in pixels, are not animated. */
const MIN_DISTANCE = 2

const AT_REST: Keyframe = { translate: '0 0', scale: '1' }

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
]

/** The keyframe that draws an element at `there` as if it were at `here`, keeping its aspect ratio. */
function offsetKeyframe(here: DOMRect, there: DOMRect): Keyframe {
  const [[x, y], [atX, atY]] = [middle(here), middle(there)]
  const size = Math.min(here.width / there.width, here.height / there.height)
  return { translate: `${x - atX}px ${y - atY}px`, scale: String(size) }
}

const isSame = (one: DOMRect, other: DOMRect): boolean => {
  const [[x, y], [atX, atY]] = [middle(one), middle(other)]
  return Math.hypot(x - atX, y - atY) < MIN_DISTANCE
}

/** A copy of a card, or a card back, that is drawn above the table during an animation. */
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

/** Moves a card to its new place. In a scrolling list the card would be cut off, so a ghost moves instead. */
function moveIn(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  if (isSame(from, to) || to.width === 0) return
  if (!element.closest('[data-scrolls]')) {
    element.animate([offsetKeyframe(from, to), AT_REST], TIMING)
    return
  }
  animateGhost(ghostAt(to, element), [offsetKeyframe(from, to), AT_REST])
  element.animate([{ opacity: 0 }, { opacity: 0 }], TIMING)
}

/** Moves a card that is no longer shown, or a card back, to a pile. */
function moveOut(card: Element | null, from: DOMRect, to: DOMRect): void {
  animateGhost(ghostAt(from, card), [AT_REST, { ...offsetKeyframe(to, from), opacity: 0.4 }])
}

/** Animates every card from its old place to its new one. */
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

/** Ends running animations, so that everything is at its final place. */
export function finishAnimations(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) if (!isFromStyleSheet(animation)) animation.cancel()
}

const isFromStyleSheet = (animation: Animation): boolean =>
  animation instanceof CSSAnimation || animation instanceof CSSTransition
