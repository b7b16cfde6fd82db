import { card, enters, entersTapped, keyword, loseLife, targetOpponent, the, triggered } from '@spellwright/dsl'

export const geralfsMessenger = card({
  name: "Geralf's Messenger",
  cost: '{B}{B}{B}',
  type: 'Creature — Zombie',
  power: 3,
  toughness: 2,
  abilities: [
    entersTapped,
    triggered({ on: enters('self'), targets: { opponent: targetOpponent }, effects: [loseLife(2, the('opponent'))] }),
    keyword('undying'),
  ],
})
