import { all, anyNumber, card, destroy, mill, spell, the } from '@spellwright/dsl'

export const singularityRupture = card({
  name: 'Singularity Rupture',
  cost: '{3}{U}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { players: { players: { player: 'any' }, count: anyNumber } },
      effects: [
        destroy(all({ type: 'creature' })),
        {
          kind: 'forEachPlayer',
          players: the('players'),
          as: 'player',
          effects: [
            mill(
              { kind: 'half', quantity: { kind: 'cardsIn', zone: 'library', player: the('player') }, round: 'down' },
              the('player'),
            ),
          ],
        },
      ],
    }),
  ],
})
