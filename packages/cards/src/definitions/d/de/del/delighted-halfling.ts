import { activated, anyColor, card, ruleUntil, tap, tapForMana } from '@spellwright/dsl'

export const delightedHalfling = card({
  name: 'Delighted Halfling',
  cost: '{G}',
  type: 'Creature — Halfling Citizen',
  power: 1,
  toughness: 2,
  abilities: [
    activated({ cost: [tap], effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{C}' } }] }),
    tapForMana(anyColor(), {
      kind: 'onlyCast',
      spell: { supertype: 'legendary' },
      spent: [ruleUntil({ kind: 'cantBeCountered', what: 'eventObject' })],
    }),
  ],
})
