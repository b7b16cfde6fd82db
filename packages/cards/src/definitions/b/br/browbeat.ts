import { card, dealDamage, did, draw, not, spell, targetPlayer, the, when } from '@spellwright/dsl'

export const browbeat = card({
  name: 'Browbeat',
  cost: '{2}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'one',
          effects: [
            {
              kind: 'may',
              player: the('one'),
              effects: [dealDamage(5, the('one')), { kind: 'let', as: 'anyoneDid', quantity: 1 }],
            },
          ],
        },
        when(not(did('anyoneDid')), draw(3, the('player'))),
      ],
    }),
  ],
})
