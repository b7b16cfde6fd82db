import {
  card,
  dealsDamageToPlayer,
  eventAmount,
  keywords,
  plus,
  put,
  type Quantity,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

const cardTypes: Quantity = { kind: 'cardTypesAmong', of: { zone: 'graveyard' } }

export const barrowgoyf = card({
  name: 'Barrowgoyf',
  cost: '{2}{B}',
  type: 'Creature — Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    { kind: 'characteristicDefining', power: cardTypes, toughness: plus(cardTypes, 1) },
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'mill', player: 'you', count: eventAmount, as: 'milled' }],
          then: [
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('milled'),
              filter: { type: 'creature' },
              count: upTo(1),
              as: 'card',
            },
            put('hand', the('card')),
          ],
        },
      ],
    }),
  ],
})
