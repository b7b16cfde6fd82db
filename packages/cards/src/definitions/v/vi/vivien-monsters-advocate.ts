import {
  activated,
  card,
  loyalty,
  manaValueOf,
  put,
  putCounters,
  rule,
  search,
  shuffle,
  the,
  token,
  youCast,
} from '@spellwright/dsl'

const beast = token({ colors: ['G'], type: 'Creature — Beast', power: 3, toughness: 3 })

export const vivienMonstersAdvocate = card({
  name: "Vivien, Monsters' Advocate",
  cost: '{3}{G}{G}',
  type: 'Legendary Planeswalker — Vivien',
  loyalty: 3,
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'library', what: { type: 'creature' }, top: 'top', verb: 'cast' }),
    activated({
      cost: [loyalty(1)],
      effects: [
        { kind: 'createToken', player: 'you', count: 1, token: beast, as: 'beast' },
        {
          kind: 'chooseOne',
          player: 'you',
          options: [
            { label: 'vigilance', effects: [putCounters('vigilance', 1, the('beast'))] },
            { label: 'reach', effects: [putCounters('reach', 1, the('beast'))] },
            { label: 'trample', effects: [putCounters('trample', 1, the('beast'))] },
          ],
        },
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        {
          kind: 'delayedTrigger',
          on: youCast({ type: 'creature' }),
          lasts: 'onceThisTurn',
          effects: [
            search({ type: 'creature', manaValue: { lessThan: manaValueOf('eventObject') } }),
            put('battlefield', the('found')),
            shuffle(),
          ],
        },
      ],
    }),
  ],
})
