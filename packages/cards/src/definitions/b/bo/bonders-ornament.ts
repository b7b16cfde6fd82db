import { activated, anyColor, card, draw, mana, tap, tapForMana, the, when } from '@spellwright/dsl'

export const bondersOrnament = card({
  name: "Bonder's Ornament",
  type: 'Artifact',
  cost: '{3}',
  abilities: [
    tapForMana(anyColor()),
    activated({
      cost: [mana('{4}'), tap],
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            when(
              { kind: 'exists', of: { name: "Bonder's Ornament", controller: the('player') } },
              draw(1, the('player')),
            ),
          ],
        },
      ],
    }),
  ],
})
