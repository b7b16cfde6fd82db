import { all, card, spell, tapIt, targetPlayer, the } from '@spellwright/dsl'

export const manaShort = card({
  name: 'Mana Short',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        tapIt(all({ type: 'land', controller: the('player') })),
        { kind: 'loseUnspentMana', player: the('player') },
      ],
    }),
  ],
})
