import { card, continuous, count, modifyPT } from '@spellwright/dsl'

export const coatOfArms = card({
  name: 'Coat of Arms',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    continuous({
      affects: { type: 'creature' },
      apply: [
        modifyPT(
          count({ type: 'creature', shares: { what: 'creatureType', with: 'affected' }, not: { among: 'affected' } }),
          count({ type: 'creature', shares: { what: 'creatureType', with: 'affected' }, not: { among: 'affected' } }),
        ),
      ],
    }),
  ],
})
