import {
  attacks,
  card,
  createToken,
  enters,
  FOOD,
  keyword,
  put,
  sacrifice,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const bristlebudFarmer = card({
  name: 'Bristlebud Farmer',
  cost: '{2}{G}{G}',
  type: 'Creature — Plant Druid',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('trample'),
    triggered({ on: enters('self'), effects: [createToken(2, FOOD)] }),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrifice({ subtype: 'Food' })],
          then: [
            { kind: 'mill', player: 'you', count: 3, as: 'milled' },
            {
              kind: 'chooseAmong',
              player: 'you',
              among: the('milled'),
              filter: { is: 'permanentCard' },
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
