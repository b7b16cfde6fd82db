import { card, count, discard, spell, targetPlayer, the } from '@spellwright/dsl'

export const mindSludge = card({
  name: 'Mind Sludge',
  cost: '{4}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [discard(count({ subtype: 'Swamp', controller: 'you' }), the('player'))],
    }),
  ],
})
