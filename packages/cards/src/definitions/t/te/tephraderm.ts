import { card, controllerOf, dealDamage, eventAmount, players, triggered } from '@spellwright/dsl'

export const tephraderm = card({
  name: 'Tephraderm',
  cost: '{4}{R}',
  type: 'Creature — Beast',
  power: 4,
  toughness: 5,
  abilities: [
    triggered({
      on: { kind: 'damage', source: { type: 'creature' }, to: { object: 'self' } },
      effects: [dealDamage(eventAmount, 'eventSource')],
    }),
    triggered({
      on: { kind: 'damage', source: { zone: 'stack' }, to: { object: 'self' } },
      effects: [dealDamage(eventAmount, players(controllerOf('eventSource')))],
    }),
  ],
})
