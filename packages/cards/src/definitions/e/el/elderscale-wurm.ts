import { card, enters, keyword, replacement, triggered } from '@spellwright/dsl'

export const elderscaleWurm = card({
  name: 'Elderscale Wurm',
  cost: '{4}{G}{G}{G}',
  type: 'Creature — Wurm',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('trample'),
    triggered({
      on: enters('self'),
      condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { lessThan: 7 } },
      effects: [{ kind: 'setLife', player: 'you', amount: 7 }],
    }),
    replacement(
      { kind: 'lifeLossFromDamage', player: 'you', floor: 7 },
      { condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atLeast: 7 } } },
    ),
  ],
})
