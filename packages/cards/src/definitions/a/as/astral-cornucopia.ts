import { card, countersOn, entersWith, tapForMana } from '@spellwright/dsl'

export const astralCornucopia = card({
  name: 'Astral Cornucopia',
  type: 'Artifact',
  cost: '{X}{X}{X}',
  abilities: [
    entersWith({ kind: 'counters', counter: 'charge', count: { kind: 'x' } }),
    tapForMana({ kind: 'anyOneColor', amount: countersOn('self', 'charge') }),
  ],
})
