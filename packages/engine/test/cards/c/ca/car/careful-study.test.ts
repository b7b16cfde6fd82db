import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Careful Study] draws two cards, then discards two, also those just drawn', () => {
  const b = board({
    a: { battlefield: ['Island'], hand: ['Careful Study', 'Forest'], library: ['Wonder', 'Shock', 'Swamp'] },
  })
  b.pick('discard', 'Wonder', 'Forest').cast('Careful Study').resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.names('graveyard', 'A').sort()).toEqual(['Careful Study', 'Forest', 'Wonder'])
})

it('[Careful Study] is a sorcery', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Careful Study'] }, active: 1 })
  b.turnTo('A')
  expect(b.can('cast', 'Careful Study')).toBe(false)
})

it('[Careful Study] lets a discarded Arrogant Wurm be cast after it has resolved', () => {
  const b = board({ a: { battlefield: ['Island', '3 Forest'], hand: ['Careful Study', 'Arrogant Wurm', 'Swamp'] } })
  b.pick('discard', 'Arrogant Wurm', 'Swamp').cast('Careful Study').resolve()
  expect(b.in('graveyard', 'Careful Study', 'A')).toBe(true)
  b.yes().resolve().resolve()
  expect(b.in('battlefield', 'Arrogant Wurm', 'A')).toBe(true)
})
