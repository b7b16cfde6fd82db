import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const SCHOLAR = { card: 'Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar', face: 1 }

it('[Tamiyo, Inquisitive Student] transforms with the third card drawn in a turn', () => {
  const b = board({
    a: {
      hand: ['Ancestral Recall'],
      battlefield: ['Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar', 'Island'],
    },
  })
  b.cast('Ancestral Recall', { targets: ['A'] }).resolveAll()
  expect(b.counters('Tamiyo, Seasoned Scholar', 'loyalty')).toBe(2)
})

it('[Tamiyo, Seasoned Scholar] shrinks attackers until your next turn', () => {
  const b = board({ a: { battlefield: [SCHOLAR] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Tamiyo, Seasoned Scholar').resolve().to('main1', 4).attack('Hill Giant').resolveAll()
  expect(b.pt('Hill Giant')).toBe('2/3')
})

it('[Tamiyo, Seasoned Scholar] adds mana for a green card', () => {
  const b = board({ a: { battlefield: [{ ...SCHOLAR, counters: { loyalty: 3 } }], graveyard: ['Giant Growth'] } })
  b.activate('Tamiyo, Seasoned Scholar', { nth: 1 }).resolve()
  expect([b.in('hand', 'Giant Growth', 'A'), b.game.state.players[0].pool.length]).toEqual([true, 1])
})
