import {
  activated,
  card,
  dealDamage,
  eventAmount,
  keyword,
  mana,
  tap,
  target,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const brashTaunter = card({
  name: 'Brash Taunter',
  cost: '{4}{R}',
  type: 'Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('indestructible'),
    triggered({
      on: { kind: 'damage', to: { object: 'self' }, batch: 'oneOrMore' },
      targets: { opponent: targetOpponent },
      effects: [dealDamage(eventAmount, the('opponent'))],
    }),
    activated({
      cost: [mana('{2}{R}'), tap],
      targets: { creature: target({ type: 'creature', other: true }) },
      effects: [{ kind: 'fight', a: 'self', b: the('creature') }],
    }),
  ],
})
