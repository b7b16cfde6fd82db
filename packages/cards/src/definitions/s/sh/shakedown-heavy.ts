import { attacks, card, draw, keyword, triggered, untap } from '@spellwright/dsl'

export const shakedownHeavy = card({
  name: 'Shakedown Heavy',
  type: 'Creature — Ogre Warrior',
  cost: '{2}{B}',
  power: 6,
  toughness: 4,
  abilities: [
    keyword('menace'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'may',
          player: 'defendingPlayer',
          effects: [draw(1)],
          then: [untap('self'), { kind: 'removeFromCombat', what: 'self' }],
        },
      ],
    }),
  ],
})
