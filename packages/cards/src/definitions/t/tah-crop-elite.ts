import { all, card, keyword, mayExertAsItAttacks, pump } from '@spellwright/dsl'

export const tahCropElite = card({
  name: 'Tah-Crop Elite',
  cost: '{3}{W}',
  type: 'Creature — Bird Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    ...mayExertAsItAttacks({ effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)] }),
  ],
})
