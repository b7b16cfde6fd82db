import { card, keyword, mana, returnTo, target, the, triggered } from '@spellwright/dsl'

export const necropanther = card({
  name: 'Necropanther',
  cost: '{1}{W}{B}',
  type: 'Creature — Cat Nightmare',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{W/B}{W/B}')] }),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 3 } }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
