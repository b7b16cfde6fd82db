import { card, dealDamage, players, spell, targetPlayer, the, when } from '@spellwright/dsl'

export const hidetsugusSecondRite = card({
  name: "Hidetsugu's Second Rite",
  cost: '{3}{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        when(
          { kind: 'compare', quantity: { kind: 'lifeOf', player: the('player') }, is: { exactly: 10 } },
          dealDamage(10, players(the('player'))),
        ),
      ],
    }),
  ],
})
