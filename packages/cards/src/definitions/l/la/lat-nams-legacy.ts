import { atBeginningOf, card, did, draw, exactly, put, shuffle, spell, the, when } from '@spellwright/dsl'

export const latNamsLegacy = card({
  name: "Lat-Nam's Legacy",
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        { kind: 'choose', player: 'you', from: { zone: 'hand' }, whose: 'you', count: exactly(1), as: 'card' },
        put('library', the('card'), { as: 'shuffled' }),
        when(did('shuffled'), shuffle(), {
          kind: 'delayedTrigger',
          on: atBeginningOf('upkeep', 'eachPlayer'),
          lasts: 'once',
          effects: [draw(2)],
        }),
      ],
    }),
  ],
})
