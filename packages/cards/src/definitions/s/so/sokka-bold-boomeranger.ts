import { bound, card, draw, enters, putCounters, the, triggered, upTo, youCast } from '@spellwright/dsl'

export const sokkaBoldBoomeranger = card({
  name: 'Sokka, Bold Boomeranger',
  cost: '{U}{R}',
  type: 'Legendary Creature — Human Warrior Ally',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: upTo(2), as: 'cards' },
        { kind: 'discardCards', what: the('cards'), as: 'discarded' },
        draw(bound('discarded')),
      ],
    }),
    triggered({
      on: youCast({ any: [{ type: 'artifact' }, { subtype: 'Lesson' }] }),
      effects: [putCounters('+1/+1', 1, 'self')],
    }),
  ],
})
