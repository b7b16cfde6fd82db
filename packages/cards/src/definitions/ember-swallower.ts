import { activated, card, mana, triggered } from '@spellwright/dsl'

export const emberSwallower = card({
  name: 'Ember Swallower',
  cost: '{2}{R}{R}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 5,
  abilities: [
    activated({ cost: [mana('{5}{R}{R}')], effects: [{ kind: 'monstrosity', count: 3 }] }),
    triggered({
      on: { kind: 'becameMonstrous', object: 'self' },
      effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'land' }, count: 3 }],
    }),
  ],
})
