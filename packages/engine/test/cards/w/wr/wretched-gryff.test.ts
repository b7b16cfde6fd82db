import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wretched Gryff] costs as much less as the mana value of the creature sacrificed for it', () => {
  const b = board({
    a: { hand: ['Wretched Gryff'], battlefield: ['Craw Wurm', 'Memnite', '2 Island'], library: ['3 Island'] },
  })
  expect(b.legal().some((action) => action.kind === 'cast')).toBe(true)
  b.cast('Wretched Gryff', { method: 'emerge' })
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
  b.resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Island'])
  expect(b.in('battlefield', 'Wretched Gryff')).toBe(true)
})

it('[Wretched Gryff] [CR 702.119a] the colored part of the emerge cost is not reduced', () => {
  const b = board({ a: { hand: ['Wretched Gryff'], battlefield: ['Craw Wurm', '2 Forest'] } })
  expect(b.can('cast', 'Wretched Gryff')).toBe(false)
})
