import type { PreviewTarget } from '../../session/session.ts'

const GAP = 10
/** What is left free at the edges of the screen. */
export const EDGE = 6

interface Size {
  readonly width: number
  readonly height: number
}

/** How tall it may be: above the question for a card of the hand, otherwise as tall as the screen. */
export const maxPreviewHeight = (
  at: PreviewTarget['at'],
  screenHeight: number,
  bar: { readonly top: number; readonly bottom: number } | null,
): number => (bar && at.top >= bar.bottom ? bar.top - GAP - EDGE : screenHeight - 2 * EDGE)

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Beside what is pointed at, never over it where there is room, and not over the question (`bar`: where it begins and
 * ends); for the hand, above that question. Never out of the screen.
 */
export function previewPosition(
  at: PreviewTarget['at'],
  { width, height }: Size,
  screen: Size,
  bar: { readonly top: number; readonly bottom: number } | null,
): { readonly left: number; readonly top: number } {
  const lastLeft = screen.width - width - EDGE
  const lastTop = screen.height - height - EDGE
  const centred = clamp(EDGE, (at.left + at.right - width) / 2, lastLeft)
  if (bar && at.top >= bar.bottom) {
    const above = bar.top - GAP - height
    if (above >= EDGE) return { left: centred, top: above }
  }
  const right = at.right + GAP
  const left = at.left - GAP - width
  if (right <= lastLeft || left >= EDGE) {
    const overBar = bar && at.top < bar.top ? bar.top - GAP - height : lastTop
    const top = clamp(EDGE, at.top, Math.min(lastTop, overBar >= EDGE ? overBar : lastTop))
    return { left: right <= lastLeft ? right : left, top: Math.max(EDGE, top) }
  }
  const above = at.top - GAP - height
  const below = at.bottom + GAP
  const top = above >= EDGE ? above : below <= lastTop ? below : at.top > screen.height / 2 ? EDGE : lastTop
  return { left: centred, top: Math.max(EDGE, top) }
}
