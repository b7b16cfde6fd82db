import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const seaGate = card({
  name: 'Sea Gate',
  type: 'Land — Gate',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'U' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{U}' }),
  ],
})
