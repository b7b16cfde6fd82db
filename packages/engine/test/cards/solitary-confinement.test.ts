import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Solitary Confinement] is kept by discarding a card at your upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest', 'Shock'] } })
  b.pick('discard', 'Shock').to('upkeep')
  expect(b.in('battlefield', 'Solitary Confinement', 'A')).toBe(true)
  expect(b.names('graveyard', 'A')).toEqual(['Shock'])
})

it('[Solitary Confinement] is sacrificed when you discard nothing', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.no('payOrNot').to('upkeep')
  expect(b.names('graveyard', 'A')).toEqual(['Solitary Confinement'])
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Solitary Confinement] is sacrificed with an empty hand', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'] } })
  b.to('upkeep')
  expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
})

it('[Solitary Confinement] skips your draw step', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.to('main1')
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Solitary Confinement] prevents all damage to you, of spells and of creatures', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement'] },
    b: { battlefield: ['Hill Giant', '2 Mountain'], hand: ['Flame Rift'] },
  })
  b.cast('Flame Rift').resolve().attack('Hill Giant').damage()
  expect(b.life('A')).toBe(20)
  expect(b.life('B')).toBe(16)
})

it('[Solitary Confinement] gives you shroud', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement'] },
    b: { battlefield: ['Mountain', 'Hill Giant'], hand: ['Lightning Bolt'] },
  })
  const seen = offers(b, 'target', 'Hill Giant')
  b.cast('Lightning Bolt')
  expect(seen).toEqual(['Hill Giant', 'B'])
})

it('[Solitary Confinement] prevents no damage to your creatures and no loss of life', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Solitary Confinement', 'Grizzly Bears', 'Bitterblossom'], hand: ['Forest'] },
    b: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
  })
  b.cast('Pyroclasm').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  b.to('upkeep')
  expect(b.life('A')).toBe(19)
})

it('[Solitary Confinement] skips the draw step with Sylvan Library in it', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Solitary Confinement', 'Sylvan Library'], hand: ['Forest', 'Plains'] },
  })
  b.to('main1')
  expect(b.names('hand', 'A')).toHaveLength(1)
})

it("[Solitary Confinement] leaves the opponent's draw step alone", () => {
  const b = board({ step: 'end', a: { battlefield: ['Solitary Confinement'] } })
  b.to('main1')
  expect(b.names('hand', 'B')).toHaveLength(1)
})

it("[Solitary Confinement] asks for no card in the opponent's upkeep", () => {
  const b = board({ step: 'end', a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] } })
  b.to('upkeep')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
  expect(b.in('battlefield', 'Solitary Confinement', 'A')).toBe(true)
})
