import { card, continuous, modifyPT, youControl } from '@spellwright/dsl'

export const kumenasSpeaker = card({
  name: "Kumena's Speaker",
  cost: '{G}',
  type: 'Creature — Merfolk Shaman',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({
      condition: {
        kind: 'any',
        conditions: [
          { kind: 'exists', of: { subtype: 'Merfolk', controller: 'you', other: true } },
          youControl({ subtype: 'Island' }),
        ],
      },
      affects: 'self',
      apply: [modifyPT(1, 1)],
    }),
  ],
})
