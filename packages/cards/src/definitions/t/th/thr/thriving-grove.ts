import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const thrivingGrove = card({
  name: 'Thriving Grove',
  type: 'Land',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'G' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{G}' }),
  ],
})
