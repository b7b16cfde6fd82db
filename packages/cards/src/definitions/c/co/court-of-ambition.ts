import { atBeginningOf, card, discardCost, enters, loseLife, the, triggered, unless } from '@spellwright/dsl'

export const courtOfAmbition = card({
  name: 'Court of Ambition',
  cost: '{2}{B}{B}',
  type: 'Enchantment',
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'becomeMonarch', player: 'you' }] }),
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'if',
          condition: { kind: 'designated', player: 'you', as: 'monarch' },
          then: [
            {
              kind: 'forEachPlayer',
              players: 'opponent',
              as: 'player',
              effects: [unless(the('player'), [discardCost({}, 2)], loseLife(6, the('player')))],
            },
          ],
          else: [
            {
              kind: 'forEachPlayer',
              players: 'opponent',
              as: 'player',
              effects: [unless(the('player'), [discardCost()], loseLife(3, the('player')))],
            },
          ],
        },
      ],
    }),
  ],
})
