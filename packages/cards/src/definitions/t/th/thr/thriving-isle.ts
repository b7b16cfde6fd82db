import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const thrivingIsle = card({
  name: 'Thriving Isle',
  type: 'Land',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'U' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{U}' }),
  ],
})
