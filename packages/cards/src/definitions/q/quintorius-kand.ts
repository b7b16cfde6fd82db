import {
  activated,
  addMana,
  anyNumber,
  bound,
  card,
  createToken,
  dealDamage,
  exile,
  gainLife,
  loyalty,
  players,
  ruleUntil,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const quintoriusKand = card({
  name: 'Quintorius Kand',
  type: 'Legendary Planeswalker — Quintorius',
  cost: '{3}{R}{W}',
  loyalty: 4,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', from: 'exile' },
      effects: [dealDamage(2, players('opponent')), gainLife(2)],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [createToken(1, token({ colors: ['R', 'W'], type: 'Creature — Spirit', power: 3, toughness: 2 }))],
    }),
    activated({ cost: [loyalty(-3)], effects: [{ kind: 'discover', count: 4 }] }),
    activated({
      cost: [loyalty(-6)],
      targets: { cards: target({ zone: 'graveyard', owner: 'you' }, { count: anyNumber }) },
      effects: [
        exile(the('cards'), { as: 'exiled' }),
        addMana({ kind: 'fixed', mana: '{R}', times: bound('exiled') }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
