import { card, continuous, modifyPT } from '@spellwright/dsl'

export const benalishMarshal = card({
  name: 'Benalish Marshal',
  cost: '{W}{W}{W}',
  type: 'Creature — Human Knight',
  power: 3,
  toughness: 3,
  abilities: [continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [modifyPT(1, 1)] })],
})
