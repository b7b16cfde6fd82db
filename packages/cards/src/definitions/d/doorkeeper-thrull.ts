import { card, keyword, rule } from '@spellwright/dsl'

export const doorkeeperThrull = card({
  name: 'Doorkeeper Thrull',
  cost: '{1}{W}',
  type: 'Creature — Thrull',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('flash'),
    keyword('flying'),
    rule({ kind: 'doesntTrigger', entering: { type: ['artifact', 'creature'] } }),
  ],
})
