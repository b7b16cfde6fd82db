import { all, card, createToken, destroy, spell, the, token, when } from '@spellwright/dsl'

export const fadeFromHistory = card({
  name: 'Fade from History',
  cost: '{2}{G}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEachPlayer',
          players: 'eachPlayer',
          as: 'player',
          effects: [
            when(
              { kind: 'exists', of: { type: ['artifact', 'enchantment'], controller: the('player') } },
              createToken(1, token({ colors: ['G'], type: 'Creature — Bear', power: 2, toughness: 2 }), the('player')),
            ),
          ],
        },
        destroy(all({ type: ['artifact', 'enchantment'] })),
      ],
    }),
  ],
})
