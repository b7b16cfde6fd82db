import { card, continuous, modifyPT } from '@spellwright/dsl'

export const chiefOfTheFoundry = card({
  name: 'Chief of the Foundry',
  cost: '{3}',
  type: 'Artifact Creature — Construct',
  power: 2,
  toughness: 3,
  abilities: [
    continuous({
      affects: { allTypes: ['artifact', 'creature'], controller: 'you', other: true },
      apply: [modifyPT(1, 1)],
    }),
  ],
})
