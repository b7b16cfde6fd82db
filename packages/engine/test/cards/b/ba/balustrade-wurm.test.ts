import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Balustrade Wurm] returns with a finality counter only with four card types in your graveyard', () => {
  const b = board({
    a: { battlefield: ['4 Forest'], graveyard: ['Balustrade Wurm', 'Shock', 'Divination', 'Sol Ring'] },
  })
  b.activate('Balustrade Wurm').resolve()
  expect([b.in('battlefield', 'Balustrade Wurm'), b.counters('Balustrade Wurm', 'finality')]).toEqual([true, 1])
  const few = board({ a: { battlefield: ['4 Forest'], graveyard: ['Balustrade Wurm', 'Shock', 'Sol Ring'] } })
  expect(few.can('activate', 'Balustrade Wurm')).toBe(false)
})
