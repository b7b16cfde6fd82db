import { activated, card, dealDamage, destroy, mana, manaValueOf, tap, target, the } from '@spellwright/dsl'

export const goblinTinkerer = card({
  name: 'Goblin Tinkerer',
  cost: '{1}{R}',
  type: 'Creature — Goblin Artificer',
  power: 1,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{R}'), tap],
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [destroy(the('artifact')), dealDamage(manaValueOf(the('artifact')), 'self', the('artifact'))],
    }),
  ],
})
