import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const thrivingHeath = card({
  name: 'Thriving Heath',
  type: 'Land',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'W' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{W}' }),
  ],
})
