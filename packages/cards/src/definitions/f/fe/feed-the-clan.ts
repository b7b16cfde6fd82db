import { card, gainLife, spell, youControl } from '@spellwright/dsl'

export const feedTheClan = card({
  name: 'Feed the Clan',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Ferocious',
          condition: youControl({ type: 'creature', power: { atLeast: 4 } }),
          then: [gainLife(10)],
          else: [gainLife(5)],
        },
      ],
    }),
  ],
})
