import { card, entersTapped, entersWith, tapForMana } from '@spellwright/dsl'

export const blackDragonGate = card({
  name: 'Black Dragon Gate',
  type: 'Land — Gate',
  abilities: [
    entersTapped,
    entersWith({ kind: 'choose', choose: { kind: 'color', not: 'B' }, as: 'color' }),
    tapForMana({ kind: 'chosenColor', chosen: 'color', amount: 1, or: '{B}' }),
  ],
})
