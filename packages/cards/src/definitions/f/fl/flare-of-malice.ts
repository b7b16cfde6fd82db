import { alternativeCost, card, type Filter, sacrifice, spell, the } from '@spellwright/dsl'

const kinds: Filter = { type: ['creature', 'planeswalker'], controller: the('player') }

export const flareOfMalice = card({
  name: 'Flare of Malice',
  cost: '{2}{B}{B}',
  type: 'Instant',
  abilities: [
    alternativeCost([sacrifice({ type: 'creature', color: 'B', is: 'nontoken' })]),
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [
            {
              kind: 'sacrificeChoice',
              player: the('player'),
              filter: { ...kinds, manaValue: { atLeast: { kind: 'greatest', value: 'manaValue', of: kinds } } },
              count: 1,
            },
          ],
        },
      ],
    }),
  ],
})
