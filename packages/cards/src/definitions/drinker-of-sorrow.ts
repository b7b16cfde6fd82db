import { card, rule, triggered } from '@spellwright/dsl'

export const drinkerOfSorrow = card({
  name: 'Drinker of Sorrow',
  cost: '{2}{B}',
  type: 'Creature — Horror',
  power: 5,
  toughness: 3,
  abilities: [
    rule({ kind: 'cantBlock', what: 'self' }),
    triggered({
      on: { kind: 'damage', source: 'self', to: 'any', combat: 'combat' },
      effects: [{ kind: 'sacrificeChoice', player: 'you', filter: {}, count: 1 }],
    }),
  ],
})
