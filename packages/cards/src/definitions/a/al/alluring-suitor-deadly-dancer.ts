import {
  activated,
  eventAmount,
  keyword,
  mana,
  pump,
  target,
  the,
  transform,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const alluringSuitorDeadlyDancer = twoFaced(
  'transform',
  {
    name: 'Alluring Suitor',
    cost: '{2}{R}',
    type: 'Creature — Vampire',
    power: 2,
    toughness: 3,
    abilities: [
      triggered({
        on: { kind: 'attackersDeclared', player: 'you', attackers: { type: 'creature' } },
        while: { kind: 'compare', quantity: eventAmount, is: { exactly: 2 } },
        effects: [transform('self')],
      }),
    ],
  },
  {
    name: 'Deadly Dancer',
    type: 'Creature — Vampire',
    power: 3,
    toughness: 3,
    colorIndicator: ['R'],
    abilities: [
      keyword('trample'),
      triggered({
        on: { kind: 'transformed', object: 'self', into: 'Deadly Dancer' },
        effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{R}{R}' }, persists: 'endOfTurn' }],
      }),
      activated({
        cost: [mana('{R}{R}')],
        targets: { creature: target({ type: 'creature', other: true }) },
        effects: [pump(['self', the('creature')], 1, 0)],
      }),
    ],
  },
)
