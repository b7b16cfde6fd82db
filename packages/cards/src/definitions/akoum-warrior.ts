import { entersTapped, keyword, tapForMana, twoFaced } from '@spellwright/dsl'

export const akoumWarrior = twoFaced(
  'modal_dfc',
  {
    name: 'Akoum Warrior',
    cost: '{5}{R}',
    type: 'Creature — Minotaur Warrior',
    power: 4,
    toughness: 5,
    abilities: [keyword('trample')],
  },
  { name: 'Akoum Teeth', type: 'Land', abilities: [entersTapped, tapForMana('{R}')] },
)
