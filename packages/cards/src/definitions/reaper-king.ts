import { card, continuous, destroy, enters, modifyPT, target, the, triggered } from '@spellwright/dsl'

export const reaperKing = card({
  name: 'Reaper King',
  cost: '{2/W}{2/U}{2/B}{2/R}{2/G}',
  type: 'Legendary Artifact Creature — Scarecrow',
  power: 6,
  toughness: 6,
  abilities: [
    continuous({
      affects: { type: 'creature', subtype: 'Scarecrow', controller: 'you', other: true },
      apply: [modifyPT(1, 1)],
    }),
    triggered({
      on: enters({ subtype: 'Scarecrow', controller: 'you', other: true }),
      targets: { permanent: target({}) },
      effects: [destroy(the('permanent'))],
    }),
  ],
})
