import { attacks, card, exile, keyword, the, triggered } from '@spellwright/dsl'

export const ulamogTheCeaselessHunger = card({
  name: 'Ulamog, the Ceaseless Hunger',
  cost: '{10}',
  type: 'Legendary Creature — Eldrazi',
  power: 10,
  toughness: 10,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { target: { objects: {}, count: { min: 2, max: 2 } } },
      effects: [exile(the('target'))],
    }),
    keyword('indestructible'),
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'defendingPlayer', count: 20, as: 'top', unseen: 'unseen' },
        exile(the('top')),
      ],
    }),
  ],
})
