import { activated, card, keyword, mana, rule, ruleUntil, tap, target, the } from '@spellwright/dsl'

export const zirdaTheDawnwaker = card({
  name: 'Zirda, the Dawnwaker',
  cost: '{1}{R/W}{R/W}',
  type: 'Legendary Creature — Elemental Fox',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'companion', condition: { each: { is: 'permanentCard' }, are: { abilities: 'activated' } } }),
    rule({
      kind: 'abilityCostChange',
      by: 'you',
      ability: 'nonmana',
      change: { kind: 'reduce', mana: '{2}', least: 1 },
    }),
    activated({
      cost: [mana('{1}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [ruleUntil({ kind: 'cantBlock', what: the('creature') })],
    }),
  ],
})
