import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const thrivingMoor = card({
  name: 'Thriving Moor',
  type: 'Land',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'B' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{B}' }),
  ],
})
