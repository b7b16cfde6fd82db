import { expect, it } from 'vitest'
import { type Board, board } from '../../../support/board.ts'

const NAME = 'Ob Nixilis, the Adversary'

const withCreature = (name: string): Board =>
  board({
    a: { hand: [NAME], battlefield: ['2 Swamp', 'Mountain', name], library: ['9 Swamp'] },
    b: { hand: ['Shock'] },
  })

/** The token enters first: its ability resolves before the spell. */
const TOKEN = NAME
const ORIGINAL = `${NAME}#2`

it(`[${NAME}] [CR 702.153a] is copied for a sacrifice: a token with starting loyalty X that is not legendary`, () => {
  const b = withCreature('Craw Wurm').yes('additionalCost').reply('x', 6).cast(NAME).resolveAll()
  expect(b.in('graveyard', 'Craw Wurm', 'A')).toBe(true)
  expect([b.counters(TOKEN, 'loyalty'), b.counters(ORIGINAL, 'loyalty')]).toEqual([6, 3])
  expect(b.c(TOKEN).supertypes).toBe(0)
  expect(b.c(ORIGINAL).supertypes).not.toBe(0)
})

it(`[${NAME}] [CR 702.153a] X can be less than the power of the creature`, () => {
  const b = withCreature('Craw Wurm').yes('additionalCost').reply('x', 2).cast(NAME).resolveAll()
  expect([b.counters(TOKEN, 'loyalty'), b.counters(ORIGINAL, 'loyalty')]).toEqual([2, 3])
})

it(`[${NAME}] [CR 601.2b] X is at most the greatest power`, () => {
  const b = withCreature('Grizzly Bears').yes('additionalCost')
  b.reply('x', (decision) => (decision.shape === 'number' ? decision.max : -1))
    .cast(NAME)
    .resolveAll()
  expect(b.counters(TOKEN, 'loyalty')).toBe(2)
})

it(`[${NAME}] a copy with X = 0 is put into the graveyard at once`, () => {
  const b = withCreature('Wall of Wood').yes('additionalCost').cast(NAME).resolveAll()
  expect([b.count('battlefield', NAME, 'A'), b.counters(NAME, 'loyalty')]).toEqual([1, 3])
})

it(`[${NAME}] is not copied without a sacrifice`, () => {
  const b = withCreature('Craw Wurm').no('additionalCost').cast(NAME).resolveAll()
  expect([b.count('battlefield', NAME, 'A'), b.in('battlefield', 'Craw Wurm', 'A')]).toEqual([1, true])
})

it(`[${NAME}] makes an opponent lose 2 life unless they discard a card`, () => {
  const b = board({ a: { battlefield: [NAME] }, b: { hand: ['Shock'] } })
  b.no('payOrNot').activate(NAME).resolve()
  expect([b.life('A'), b.life('B'), b.count('hand', 'Shock', 'B')]).toEqual([20, 18, 1])
})

it(`[${NAME}] gains 2 life with a Devil, and spares an opponent who discards`, () => {
  const b = board({ a: { battlefield: [NAME, 'Flayer of the Hatebound'] }, b: { hand: ['Shock'] } })
  b.yes('payOrNot').activate(NAME).resolve()
  expect([b.life('A'), b.life('B'), b.in('graveyard', 'Shock', 'B')]).toEqual([22, 20, true])
})

it(`[${NAME}] creates a Devil that deals 1 damage as it dies`, () => {
  const b = board({ a: { battlefield: [NAME, 'Mountain'], hand: ['Shock'] } })
  b.activate(NAME, { nth: 1 }).resolve()
  expect(b.pt('Devil Token')).toBe('1/1')
  b.cast('Shock', { targets: ['Devil Token'] })
    .aim(['B'])
    .resolveAll()
  expect([b.counters(NAME, 'loyalty'), b.life('B')]).toEqual([1, 19])
})

it(`[${NAME}] lets a player draw seven cards and lose 7 life`, () => {
  const b = board({ a: { battlefield: [{ card: NAME, counters: { loyalty: 7 } }], library: ['9 Swamp'] } })
  b.activate(NAME, { nth: 2, targets: ['A'] }).resolve()
  expect([b.count('hand', 'Swamp', 'A'), b.life('A')]).toEqual([7, 13])
})
