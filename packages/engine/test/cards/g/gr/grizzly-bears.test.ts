import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grizzly Bears] is a 2/2 that attacks and blocks', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Grizzly Bears')
  b.block('Grizzly Bears#2>Grizzly Bears').damage()
  expect(b.count('graveyard', 'Grizzly Bears')).toBe(2)
})

it('[Grizzly Bears] has summoning sickness', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolve()
  expect(() => b.attack('Grizzly Bears')).toThrow()
})

it('[Grizzly Bears] has no abilities: Muraganda Petroglyphs makes it 4/4', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Muraganda Petroglyphs'] } })
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})
