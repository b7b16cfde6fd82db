import type { PreviewTarget } from '../../session/session.ts'

const GAP = 10
/** The margin at the edges of the screen. */
export const EDGE = 6

interface Size {
  readonly width: number
  readonly height: number
}

/** The maximum height of the preview: up to the prompt bar for a card in hand, otherwise the height of the screen. */
export const maxPreviewHeight = (
  at: PreviewTarget['at'],
  screenHeight: number,
  bar: { readonly top: number; readonly bottom: number } | null,
): number => (bar && at.top >= bar.bottom ? bar.top - GAP - EDGE : screenHeight - 2 * EDGE)

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The place over the log, where the preview covers neither the table nor the stack; null if it does not fit there, or if
 * the card is there itself.
 */
export function dockedPosition(
  at: PreviewTarget['at'],
  { width, height }: Size,
  log: Box | null,
): { readonly left: number; readonly top: number } | null {
  if (!log || at.right > log.left || log.right - log.left < width || log.bottom - log.top < height + EDGE) return null
  return { left: (log.left + log.right - width) / 2, top: log.bottom - height - EDGE }
}

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Places the preview next to the card and inside the screen. If there is room, it covers neither the card nor the prompt
 * bar (`bar`); for a card in hand it is above the prompt bar.
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
