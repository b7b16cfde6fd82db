import {
  activated,
  anyTarget,
  card,
  dealDamage,
  keyword,
  manaValueOf,
  matches,
  plus,
  sacrifice,
  the,
} from '@spellwright/dsl'

export const broadsideBombardiers = card({
  name: 'Broadside Bombardiers',
  cost: '{2}{R}',
  type: 'Creature — Goblin Pirate',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('menace'),
    keyword('haste'),
    activated({
      abilityWord: 'Boast',
      cost: [sacrifice({ type: ['creature', 'artifact'], other: true }, 'sacrificed')],
      condition: matches('self', { is: 'attackedThisTurn' }),
      limit: { times: 1, per: 'turn' },
      targets: { victim: anyTarget },
      effects: [dealDamage(plus(2, manaValueOf(the('sacrificed'))), the('victim'))],
    }),
  ],
})
