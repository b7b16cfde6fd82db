import {
  activated,
  card,
  countersOn,
  createToken,
  draw,
  entersWith,
  keyword,
  mana,
  removeCounter,
  rule,
  TREASURE,
  tap,
  token,
  when,
} from '@spellwright/dsl'

const pilot = token({
  colors: [],
  type: 'Creature — Pilot',
  power: 1,
  toughness: 1,
  abilities: [rule({ kind: 'crewsWithMorePower', what: 'self', for: { subtype: 'Vehicle' }, more: 2 })],
})

export const reckonerBankbuster = card({
  name: 'Reckoner Bankbuster',
  type: 'Artifact — Vehicle',
  cost: '{2}',
  power: 4,
  toughness: 4,
  abilities: [
    entersWith({ kind: 'counters', counter: 'charge', count: 3 }),
    activated({
      cost: [mana('{2}'), tap, removeCounter('charge')],
      effects: [
        draw(1),
        when(
          { kind: 'compare', quantity: countersOn('self', 'charge'), is: { exactly: 0 } },
          createToken(1, TREASURE),
          createToken(1, pilot),
        ),
      ],
    }),
    keyword({ kind: 'crew', count: 3 }),
  ],
})
