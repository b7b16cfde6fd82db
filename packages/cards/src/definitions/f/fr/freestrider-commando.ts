import { card, keyword, mana, matches, replacement } from '@spellwright/dsl'

export const freestriderCommando = card({
  name: 'Freestrider Commando',
  cost: '{2}{G}',
  type: 'Creature — Centaur Mercenary',
  power: 3,
  toughness: 3,
  abilities: [
    replacement(
      { kind: 'enters', object: 'self', with: [{ kind: 'counters', counter: '+1/+1', count: 2 }] },
      { condition: matches('self', { is: 'noManaSpent' }) },
    ),
    keyword({ kind: 'plot', cost: [mana('{3}{G}')] }),
  ],
})
