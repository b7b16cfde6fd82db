import type { AttackChoice, BlockChoice } from '../../src/decision/action.ts'
import type { DecisionOf, Purpose, Shape } from '../../src/decision/decision.ts'
import type { ObjectId } from '../../src/state/ids.ts'

/** One question of each shape whose answers need no game, with the number of its legal answers. */

export const id = (number: number): ObjectId => number as ObjectId

const base = (purpose: Purpose) => ({ player: 0 as const, purpose, source: id(0), text: `A question for ${purpose}.` })

type Bare = Exclude<Shape, 'act'>
type Questions = { [S in Bare]: { readonly decision: DecisionOf<S>; readonly answers: number } }

const noPairs = (choices: readonly { blocker?: ObjectId }[]): string | null =>
  new Set(choices.map(({ blocker }) => blocker)).size === choices.length
    ? null
    : 'A creature can block only one attacker.'

export const questions: Questions = {
  // Two or three of four, but not both 1 and 2: {1,3} {1,4} {2,3} {2,4} {3,4} {1,3,4} {2,3,4}.
  objects: {
    decision: {
      shape: 'objects',
      ...base('choose'),
      candidates: [id(1), id(2), id(3), id(4)],
      min: 2,
      max: 3,
      check: (chosen) => (chosen.includes(id(1)) && chosen.includes(id(2)) ? 'Not both.' : null),
    },
    answers: 7,
  },
  options: {
    decision: {
      shape: 'options',
      ...base('mode'),
      options: ['a', 'b', 'c'].map((label, value) => ({ label, value })),
      min: 1,
      max: 2,
      repeat: false,
    },
    answers: 6,
  },
  number: { decision: { shape: 'number', ...base('x'), min: 2, max: 6 }, answers: 5 },
  name: {
    decision: {
      shape: 'name',
      ...base('chooseName'),
      suggestions: ['Forest', 'Goblin Lackey', 'Opalescence'],
      check: (name) => (name === 'Forest' ? 'Not a land.' : null),
    },
    answers: 2,
  },
  order: {
    decision: {
      shape: 'order',
      ...base('orderTriggers'),
      items: [1, 2, 3].map((n) => ({ label: `trigger ${n}`, object: id(n) })),
    },
    answers: 6,
  },
  // 3! orders, cut in 4 places each.
  arrange: {
    decision: { shape: 'arrange', ...base('arrange'), items: [id(1), id(2), id(3)], places: ['top', 'bottom'] },
    answers: 24,
  },
  piles: { decision: { shape: 'piles', ...base('piles'), items: [1, 2, 3, 4, 5].map(id) }, answers: 32 },
  divide: {
    decision: {
      shape: 'divide',
      ...base('divide'),
      total: 4,
      among: [id(1), -1],
      minEach: 1,
      check: (shares) => (shares[0] === 2 ? 'Not evenly.' : null),
      suggestion: [3, 1],
    },
    answers: 2,
  },
  // Automatically, two ways from the pool, one more ability, or not at all.
  pay: {
    decision: {
      shape: 'pay',
      ...base('pay'),
      cost: [{ kind: 'generic', amount: 1 }],
      costText: '{1}',
      plan: { uses: [], lifePaid: 0, painful: false },
      abilities: [{ object: id(1), ability: 'p0.0', label: 'Forest' }],
      poolChoices: ['{R}', '{G}'],
    },
    answers: 5,
  },
  // 7 attacks the player or the planeswalker 9, 8 attacks the player or not; somebody must attack: 3 × 2 − 1.
  attack: {
    decision: {
      shape: 'attack',
      ...base('attackers'),
      candidates: [
        { attacker: id(7), defenders: [-2, id(9)] },
        { attacker: id(8), defenders: [-2] },
      ],
      check: (choices: readonly AttackChoice[]) => (choices.length === 0 ? 'A creature must attack.' : null),
      minimum: () => [{ attacker: id(8), defender: -2 }],
    },
    answers: 5,
  },
  // Two blockers, two attackers, one each: 3 × 3.
  block: {
    decision: {
      shape: 'block',
      ...base('blockers'),
      candidates: [
        { blocker: id(5), attackers: [id(7), id(8)] },
        { blocker: id(6), attackers: [id(7), id(8)] },
      ],
      check: (choices: readonly BlockChoice[]) => noPairs(choices),
      minimum: () => [],
    },
    answers: 9,
  },
  // As it is, or one of the two different cards for one of the two in the sideboard.
  sideboard: {
    decision: {
      shape: 'sideboard',
      ...base('sideboard'),
      main: ['Mountain', 'Mountain', 'Goblin Lackey'],
      sideboard: ['Pyroblast', 'Naturalize'],
    },
    answers: 5,
  },
}
