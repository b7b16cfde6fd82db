import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const jacesPhantasm = card({
  name: "Jace's Phantasm",
  cost: '{U}',
  type: 'Creature — Illusion',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flying'),
    continuous({
      condition: {
        kind: 'compare',
        quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'opponent' },
        is: { atLeast: 10 },
      },
      affects: 'self',
      apply: [modifyPT(4, 4)],
    }),
  ],
})
