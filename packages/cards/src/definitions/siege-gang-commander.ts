import {
  activated,
  anyTarget,
  card,
  createToken,
  dealDamage,
  enters,
  mana,
  sacrifice,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const redGoblin = token({ colors: ['R'], type: 'Creature — Goblin', power: 1, toughness: 1 })

export const siegeGangCommander = card({
  name: 'Siege-Gang Commander',
  cost: '{3}{R}{R}',
  type: 'Creature — Goblin',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(3, redGoblin)] }),
    activated({
      cost: [mana('{1}{R}'), sacrifice({ subtype: 'Goblin' })],
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
    }),
  ],
})
