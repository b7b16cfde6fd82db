import { apply, card, gain, mayExertAsItAttacks, modifyPT } from '@spellwright/dsl'

export const emberhornMinotaur = card({
  name: 'Emberhorn Minotaur',
  cost: '{3}{R}',
  type: 'Creature — Minotaur Warrior',
  power: 4,
  toughness: 3,
  abilities: [...mayExertAsItAttacks({ effects: [apply('self', [modifyPT(1, 1), gain('menace')])] })],
})
