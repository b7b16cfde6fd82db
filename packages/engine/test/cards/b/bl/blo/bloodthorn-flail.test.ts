import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bloodthorn Flail] is equipped for {3} or for a discarded card', () => {
  const b = board({ a: { battlefield: ['Bloodthorn Flail', 'Memnite'], hand: ['Shock'] } })
  b.activate('Bloodthorn Flail', { targets: ['Memnite'] }).resolve()
  expect([b.pt('Memnite'), b.in('graveyard', 'Shock')]).toEqual(['3/2', true])
  const paid = board({ a: { battlefield: ['Bloodthorn Flail', 'Memnite', '3 Swamp'] } })
  paid.activate('Bloodthorn Flail', { targets: ['Memnite'] }).resolve()
  expect(paid.pt('Memnite')).toBe('3/2')
})
