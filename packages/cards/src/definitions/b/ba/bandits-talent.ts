import {
  atBeginningOf,
  card,
  discard,
  discardCost,
  draw,
  enters,
  mana,
  the,
  triggered,
  unless,
  when,
} from '@spellwright/dsl'

export const banditsTalent = card({
  name: "Bandit's Talent",
  type: 'Enchantment — Class',
  cost: '{1}{B}',
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'opponent',
          as: 'player',
          effects: [unless(the('player'), [discardCost({ not: { type: 'land' } })], discard(2, the('player')))],
        },
      ],
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{B}')],
      abilities: [
        triggered({
          on: atBeginningOf('upkeep', 'opponent'),
          condition: {
            kind: 'compare',
            quantity: { kind: 'cardsIn', zone: 'hand', player: 'eventPlayer' },
            is: { atMost: 1 },
          },
          effects: [{ kind: 'loseLife', player: 'eventPlayer', amount: 2 }],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{3}{B}')],
      abilities: [
        triggered({
          on: atBeginningOf('draw', 'you'),
          effects: [
            when(
              { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'opponent' }, is: { atMost: 1 } },
              draw(1),
            ),
          ],
        }),
      ],
    },
  ],
})
