import { describe, expect, it } from 'vitest'
import { EDGE, previewPosition } from '../src/table/card/preview-position.ts'

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

describe('the preview', () => {
  it.each(SCREENS)('is always inside a screen of $width×$height', (screen) => {
    const size = { width: 264, height: 372 }
    const bar = { top: screen.height * 0.6, bottom: screen.height * 0.68 }
    for (let left = 0; left < screen.width - 60; left += 30)
      for (let top = 0; top < screen.height - 80; top += 40) {
        const place = previewPosition({ left, right: left + 60, top, bottom: top + 80 }, size, screen, bar)
        expect(place.left).toBeGreaterThanOrEqual(EDGE)
        expect(place.top).toBeGreaterThanOrEqual(EDGE)
        expect(place.left + size.width).toBeLessThanOrEqual(screen.width - EDGE)
        expect(place.top + size.height).toBeLessThanOrEqual(screen.height - EDGE)
      }
  })

  it('of a card in hand is above the question, so that both can be read', () => {
    const bar = { top: 600, bottom: 660 }
    const place = previewPosition(
      { left: 700, right: 820, top: 690, bottom: 860 },
      { width: 264, height: 372 },
      SCREENS[0],
      bar,
    )
    expect(place.top + 372).toBeLessThan(bar.top)
  })

  it('is above or below the card on a narrow screen', () => {
    const size = { width: 320, height: 330 }
    const high = { left: 150, right: 220, top: 60, bottom: 140 }
    expect(previewPosition(high, size, SCREENS[2], null).top).toBeGreaterThan(high.bottom)
    const low = { left: 150, right: 220, top: 500, bottom: 640 }
    expect(previewPosition(low, size, SCREENS[2], null).top + size.height).toBeLessThan(low.top)
  })
})
