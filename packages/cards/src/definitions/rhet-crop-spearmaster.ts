import { apply, card, gain, modifyPT, rule, triggered } from '@spellwright/dsl'

export const rhetCropSpearmaster = card({
  name: 'Rhet-Crop Spearmaster',
  cost: '{2}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 1,
  abilities: [
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [apply('self', [modifyPT(1, 0), gain('first strike')])],
    }),
  ],
})
