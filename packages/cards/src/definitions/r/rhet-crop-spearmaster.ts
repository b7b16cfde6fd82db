import { apply, card, gain, mayExertAsItAttacks, modifyPT } from '@spellwright/dsl'

export const rhetCropSpearmaster = card({
  name: 'Rhet-Crop Spearmaster',
  cost: '{2}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 1,
  abilities: [...mayExertAsItAttacks({ effects: [apply('self', [modifyPT(1, 0), gain('first strike')])] })],
})
