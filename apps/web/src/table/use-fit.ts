import { type RefObject, useEffect } from 'react'

/** The widths and heights, in pixels at the usual text size, from which on downwards cards are drawn in another way. */
const WIDTHS = [52, 88, 100] as const
const HEIGHTS = [72] as const
const USUAL_TEXT = 16

/** `w100 w88` for a place that is at most 88 pixels wide: the words that style sheets ask for. */
export function fitOf(width: number, height: number, scale: number): string {
  const small = [
    ...WIDTHS.filter((most) => width <= most * scale).map((most) => `w${most}`),
    ...HEIGHTS.filter((most) => height <= most * scale).map((most) => `h${most}`),
  ]
  return small.join(' ')
}

/**
 * Says in `data-fit` how small the places of a row are. Container queries would say the same, but with them the browser
 * lays the whole table out again at every click.
 */
export function useFit(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = row.current
    if (!section) return
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT
      section.dataset['fit'] = fitOf(width, height, scale)
    })
    let observed: Element | null = null
    const observeFirst = (): void => {
      const first = section.firstElementChild
      if (first === observed) return
      sizes.disconnect()
      observed = first
      if (first) sizes.observe(first)
    }
    // All places of a row are alike, so one of them is enough.
    const changes = new MutationObserver(observeFirst)
    changes.observe(section, { childList: true })
    observeFirst()
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [row])
}
