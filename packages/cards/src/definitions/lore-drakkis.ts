import { card, keyword, mana, returnTo, target, the, triggered } from '@spellwright/dsl'

export const loreDrakkis = card({
  name: 'Lore Drakkis',
  cost: '{1}{U}{R}',
  type: 'Creature — Lizard Beast',
  power: 2,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{U/R}{U/R}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
