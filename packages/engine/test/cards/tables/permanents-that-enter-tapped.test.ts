import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Grasslands', 'Mystic Monastery'])('[%s] enters tapped', (name) => {
  const b = board({ a: { hand: [name] } })
  b.play(name)
  expect(b.object(name).tapped).toBe(true)
})

it.each(['Shambling Ghoul', 'Forgotten Sentinel'])('[%s] enters tapped', (name) => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.object(name).tapped).toBe(true)
})
