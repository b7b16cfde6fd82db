import { describe, expect, it } from 'vitest'
import { artFor } from '../src/art/card-art.ts'

describe('the drawing of a card', () => {
  it('is the same for the same card and different for different cards', () => {
    const lackey = artFor('Goblin Lackey', 'Creature — Goblin', 'R')
    expect(artFor('Goblin Lackey', 'Creature — Goblin', 'R')).toBe(lackey)
    expect(artFor('Goblin King', 'Creature — Goblin', 'R')).not.toBe(lackey)
  })

  it('is self-contained: nothing in it is fetched', () => {
    const svg = decodeURIComponent(artFor('Forest', 'Basic Land — Forest', 'land'))
    expect(svg).toMatch(/^url\("data:image\/svg\+xml,<svg /)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<script/)
    expect(svg).not.toContain('NaN')
  })
})
