import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const against = (hand: string[], lands: string[] = []) => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: lands, hand: ['Foil', ...hand] },
  })
  return b.cast('Grizzly Bears').turnTo('B')
}

it('[Foil] counters a spell for {2}{U}{U}', () => {
  const b = against([], ['4 Island'])
  b.cast('Foil').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Foil] may be cast by discarding an Island card and another card', () => {
  const b = against(['Island', 'Shock', 'Terror'])
  b.pick('discard', 'Terror').cast('Foil', { method: 'alternative' })
  expect(b.names('hand', 'B')).toEqual(['Shock'])
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Foil] wants two cards: one Island card does not pay for both', () => {
  expect(against(['Island']).can('cast', 'Foil')).toBe(false)
  expect(against(['Island', 'Island']).can('cast', 'Foil')).toBe(true)
})

it('[Foil] wants an Island card among them, of whatever name', () => {
  expect(against(['Shock', 'Forest']).can('cast', 'Foil')).toBe(false)
  expect(against(['Shock', 'Underground Sea']).can('cast', 'Foil')).toBe(true)
})
