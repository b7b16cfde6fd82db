import { card, continuous, gain, keyword, modifyPT } from '@spellwright/dsl'

const kin = ['Cat', 'Elemental', 'Nightmare', 'Dinosaur', 'Beast']

export const kaheeraTheOrphanguard = card({
  name: 'Kaheera, the Orphanguard',
  cost: '{1}{G/W}{G/W}',
  type: 'Legendary Creature — Cat Beast',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'companion', condition: { each: { type: 'creature' }, are: { subtype: kin } } }),
    keyword('vigilance'),
    continuous({
      affects: { type: 'creature', subtype: kin, controller: 'you', other: true },
      apply: [modifyPT(1, 1), gain('vigilance')],
    }),
  ],
})
