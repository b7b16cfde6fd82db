import { card, continuous, modifyPT, youControl } from '@spellwright/dsl'

export const kumenasSpeaker = card({
  name: "Kumena's Speaker",
  cost: '{G}',
  type: 'Creature — Merfolk Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({
      affects: 'self',
      apply: [modifyPT(1, 1)],
      condition: {
        kind: 'any',
        conditions: [youControl({ subtype: 'Merfolk', other: true }), youControl({ subtype: 'Island' })],
      },
    }),
  ],
})
