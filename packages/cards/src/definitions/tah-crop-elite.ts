import { all, card, keyword, pump, rule, triggered } from '@spellwright/dsl'

export const tahCropElite = card({
  name: 'Tah-Crop Elite',
  cost: '{3}{W}',
  type: 'Creature — Bird Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    rule({ kind: 'mayExert', what: 'self' }),
    triggered({
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)],
    }),
  ],
})
