import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Living End] exchanges the creatures on the battlefield and in the graveyards when the last time counter is removed', () => {
  const b = board({
    a: { hand: ['Living End'], battlefield: ['4 Swamp', 'Grizzly Bears'], graveyard: ['Hill Giant', 'Shock'] },
    b: { battlefield: ['Llanowar Elves'], graveyard: ['Serra Angel'] },
  })
  b.activate('Living End')
  expect(b.counters('Living End', 'time')).toBe(3)
  b.to('main1', 9).resolveAll()
  expect(b.names('battlefield', 'A').filter((name) => name !== 'Swamp')).toEqual(['Hill Giant'])
  expect(b.names('battlefield', 'B')).toEqual(['Serra Angel'])
  expect(b.in('graveyard', 'Shock', 'A')).toBe(true)
})

it('[Living End] has no mana cost and cannot be cast from the hand', () => {
  const b = board({ a: { hand: ['Living End'], battlefield: ['4 Swamp'] } })
  expect(b.can('cast', 'Living End')).toBe(false)
})
