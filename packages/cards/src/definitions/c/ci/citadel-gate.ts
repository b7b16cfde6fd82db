import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const citadelGate = card({
  name: 'Citadel Gate',
  type: 'Land — Gate',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'W' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{W}' }),
  ],
})
