import {
  alternativeCost,
  atBeginningOf,
  card,
  keyword,
  mana,
  payLife,
  put,
  search,
  shuffle,
  the,
  triggered,
} from '@spellwright/dsl'

export const bringerOfTheBlackDawn = card({
  name: 'Bringer of the Black Dawn',
  cost: '{7}{B}{B}',
  type: 'Creature — Bringer',
  power: 5,
  toughness: 5,
  abilities: [
    alternativeCost([mana('{W}{U}{B}{R}{G}')]),
    keyword('trample'),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [payLife(2)],
          then: [search({}), shuffle(), put('library', the('found'), { library: { position: 'top' } })],
        },
      ],
    }),
  ],
})
