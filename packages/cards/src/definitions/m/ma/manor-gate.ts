import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const manorGate = card({
  name: 'Manor Gate',
  type: 'Land — Gate',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'G' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{G}' }),
  ],
})
