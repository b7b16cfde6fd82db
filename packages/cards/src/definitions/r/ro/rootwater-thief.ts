import {
  activated,
  apply,
  card,
  dealsDamageToPlayer,
  exile,
  gain,
  mana,
  search,
  shuffle,
  the,
  triggered,
} from '@spellwright/dsl'

export const rootwaterThief = card({
  name: 'Rootwater Thief',
  cost: '{1}{U}',
  type: 'Creature — Merfolk Rogue',
  power: 1,
  toughness: 2,
  abilities: [
    activated({ cost: [mana('{U}')], effects: [apply('self', [gain('flying')])] }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{2}')],
          then: [search({}, { whose: 'eventPlayer' }), exile(the('found')), shuffle('eventPlayer')],
        },
      ],
    }),
  ],
})
