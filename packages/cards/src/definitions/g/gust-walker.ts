import { apply, card, gain, mayExertAsItAttacks, modifyPT } from '@spellwright/dsl'

export const gustWalker = card({
  name: 'Gust Walker',
  cost: '{1}{W}',
  type: 'Creature — Human Wizard',
  power: 2,
  toughness: 2,
  abilities: [...mayExertAsItAttacks({ effects: [apply('self', [modifyPT(1, 1), gain('flying')])] })],
})
