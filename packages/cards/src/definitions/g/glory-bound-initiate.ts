import { apply, card, gain, mayExertAsItAttacks, modifyPT } from '@spellwright/dsl'

export const gloryBoundInitiate = card({
  name: 'Glory-Bound Initiate',
  cost: '{1}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 1,
  abilities: [...mayExertAsItAttacks({ effects: [apply('self', [modifyPT(1, 3), gain('lifelink')])] })],
})
