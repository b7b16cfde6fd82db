import { all, atBeginningOf, card, enters, exactly, the, triggered, untap } from '@spellwright/dsl'

export const whitePlumeAdventurer = card({
  name: 'White Plume Adventurer',
  cost: '{2}{W}',
  type: 'Creature — Orc Cleric',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'takeInitiative', player: 'you' }] }),
    triggered({
      on: atBeginningOf('upkeep', 'opponent'),
      effects: [
        {
          kind: 'if',
          condition: { kind: 'designated', player: 'you', as: 'completed a dungeon' },
          then: [untap(all({ type: 'creature', controller: 'you' }))],
          else: [
            {
              kind: 'choose',
              player: 'you',
              from: { type: 'creature', controller: 'you' },
              count: exactly(1),
              as: 'chosen',
            },
            untap(the('chosen')),
          ],
        },
      ],
    }),
  ],
})
