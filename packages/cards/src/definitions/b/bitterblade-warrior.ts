import { apply, card, gain, mayExertAsItAttacks, modifyPT } from '@spellwright/dsl'

export const bitterbladeWarrior = card({
  name: 'Bitterblade Warrior',
  cost: '{1}{G}',
  type: 'Creature — Jackal Warrior',
  power: 2,
  toughness: 2,
  abilities: [...mayExertAsItAttacks({ effects: [apply('self', [modifyPT(1, 0), gain('deathtouch')])] })],
})
