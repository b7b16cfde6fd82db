import { card, continuous, keyword, modifyPT } from '@spellwright/dsl'

export const ivoryGuardians = card({
  name: 'Ivory Guardians',
  cost: '{4}{W}{W}',
  type: 'Creature — Giant Cleric',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'protection', from: [{ filter: { color: 'R' } }] }),
    continuous({
      condition: { kind: 'exists', of: { color: 'R', is: 'nontoken', controller: 'opponent' } },
      affects: { type: 'creature', name: 'Ivory Guardians' },
      apply: [modifyPT(1, 1)],
    }),
  ],
})
