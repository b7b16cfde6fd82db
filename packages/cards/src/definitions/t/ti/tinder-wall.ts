import { activated, card, dealDamage, keyword, mana, sacrificeSelf, target, the } from '@spellwright/dsl'

export const tinderWall = card({
  name: 'Tinder Wall',
  cost: '{G}',
  type: 'Creature — Plant Wall',
  power: 0,
  toughness: 3,
  abilities: [
    keyword('defender'),
    {
      kind: 'activated',
      cost: [
        {
          kind: 'sacrifice',
          what: 'self',
        },
      ],
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: {
            kind: 'fixed',
            mana: '{R}{R}',
          },
        },
      ],
    },
    activated({
      cost: [mana('{R}'), sacrificeSelf],
      targets: { creature: target({ type: 'creature', blockedBy: 'self' }) },
      effects: [dealDamage(2, the('creature'))],
    }),
  ],
})
