import {
  activated,
  card,
  controllerOf,
  dealDamage,
  destroy,
  mana,
  manaValueOf,
  players,
  tap,
  target,
  the,
} from '@spellwright/dsl'

export const viashinoHeretic = card({
  name: 'Viashino Heretic',
  cost: '{2}{R}',
  type: 'Creature — Lizard',
  power: 1,
  toughness: 3,
  abilities: [
    activated({
      cost: [mana('{1}{R}'), tap],
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [
        destroy(the('artifact')),
        dealDamage(manaValueOf(the('artifact')), players(controllerOf(the('artifact')))),
      ],
    }),
  ],
})
