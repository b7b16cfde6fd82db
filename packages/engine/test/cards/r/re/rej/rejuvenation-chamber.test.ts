import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Rejuvenation Chamber] enters with two fade counters and gains 2 life for a tap', () => {
  const b = board({ a: { hand: ['Rejuvenation Chamber'], battlefield: ['3 Swamp'] } })
  b.cast('Rejuvenation Chamber').resolve()
  expect(b.counters('Rejuvenation Chamber', 'fade')).toBe(2)
  b.activate('Rejuvenation Chamber').resolve()
  expect(b.life('A')).toBe(22)
})

it('[Rejuvenation Chamber] is sacrificed at the upkeep without a counter to remove', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Rejuvenation Chamber'] } })
  b.to('upkeep')
  expect(b.in('graveyard', 'Rejuvenation Chamber', 'A')).toBe(true)
})
