import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demilich] is cast from the graveyard by exiling four instants and sorceries too', () => {
  const b = board({ a: { battlefield: ['4 Island'], graveyard: ['Demilich', '2 Shock', '2 Divination'] } })
  b.cast('Demilich', { from: 'graveyard' }).resolve()
  expect([b.in('battlefield', 'Demilich', 'A'), b.names('exile').length]).toEqual([true, 4])
  const c = board({ a: { battlefield: ['4 Island'], graveyard: ['Demilich', '3 Shock'] } })
  expect(c.can('cast', 'Demilich')).toBe(false)
})

it('[Demilich] copies a card from the graveyard as it attacks', () => {
  const b = board({ a: { battlefield: ['Demilich', 'Mountain'], graveyard: ['Shock'] } })
  b.yes().aim(['Shock', 'B']).attack('Demilich').resolveAll()
  expect([b.life('B'), b.in('exile', 'Shock', 'A')]).toEqual([18, true])
})
