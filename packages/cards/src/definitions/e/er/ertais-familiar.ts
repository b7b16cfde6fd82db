import { activated, card, keyword, leaves, mana, mill, ruleUntil, triggered } from '@spellwright/dsl'

export const ertaisFamiliar = card({
  name: "Ertai's Familiar",
  cost: '{1}{U}',
  type: 'Creature — Illusion',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('phasing'),
    triggered({
      on: { kind: 'either', events: [{ kind: 'phasedOut', object: 'self' }, leaves('self')] },
      effects: [mill(3)],
    }),
    activated({
      cost: [mana('{U}')],
      effects: [ruleUntil({ kind: 'cantPhaseOut', what: 'self' }, 'untilYourNextUpkeep')],
    }),
  ],
})
