import { all, card, mayExertAsItAttacks, untap } from '@spellwright/dsl'

export const ahnCropChampion = card({
  name: 'Ahn-Crop Champion',
  cost: '{2}{G}{W}',
  type: 'Creature — Human Warrior',
  power: 4,
  toughness: 4,
  abilities: [...mayExertAsItAttacks({ effects: [untap(all({ type: 'creature', controller: 'you', other: true }))] })],
})
