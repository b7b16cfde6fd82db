import {
  card,
  discardCost,
  enters,
  matches,
  putCounters,
  returnTo,
  target,
  the,
  triggered,
  when,
  youCast,
} from '@spellwright/dsl'

export const tophHardheadedTeacher = card({
  name: 'Toph, Hardheaded Teacher',
  type: 'Legendary Creature — Human Warrior Ally',
  cost: '{2}{R}{G}',
  power: 3,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [{ kind: 'mayPay', player: 'you', cost: [discardCost()], then: [returnTo('hand', the('card'))] }],
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
    }),
    triggered({
      on: youCast({}),
      targets: { land: target({ type: 'land', controller: 'you' }) },
      effects: [
        { kind: 'earthbend', what: the('land'), count: 1 },
        when(matches('eventObject', { subtype: 'Lesson' }), putCounters('+1/+1', 1, the('land'))),
      ],
    }),
  ],
})
