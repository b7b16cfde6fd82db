import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const cliffgate = card({
  name: 'Cliffgate',
  type: 'Land — Gate',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'R' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{R}' }),
  ],
})
